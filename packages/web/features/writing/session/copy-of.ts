import { isDirty } from '../saving/autosave.ts';
import type { DraftContent } from './draft.ts';
import { isWriting } from '../generation/generation.ts';
import type { LocalCopy } from '../saving/local-copy.ts';
import type { PendingChange } from '../saving/made.ts';
import { contentOfState, draftTexts, type SessionState } from './session-state.ts';
import type { Autosaver } from '../saving/autosaver.ts';

/** What the browser keeps of a post that is being written. */
export function copyOf(
  state: SessionState,
  { view, base, sent, creating }: Pick<Autosaver, 'view' | 'base' | 'sent' | 'creating'>,
  changes: readonly PendingChange[],
  changedAt: number,
): LocalCopy {
  const { generation } = state;
  return {
    v: 1,
    changedAt,
    postId: view.state.saved?.id ?? null,
    version: view.state.saved?.version ?? null,
    dirty: isDirty(view.state) || isWriting(generation),
    content: mutable(contentOfState(state)),
    base: base && mutable(base),
    sent: sent.map((one) => ({ ...mutable(one), told: [...one.told] })),
    idea: state.idea,
    choices: state.choices,
    template: state.template,
    sourceIds: [...state.sourceIds],
    cite: state.cite,
    drafts: state.drafts ? draftTexts(state) : null,
    activeDraft: state.activeDraft,
    places: [...state.places],
    progress: [...state.progress],
    engine: state.engine,
    written: state.written,
    ownWords: state.ownWords,
    engines: [...state.engines],
    produced: state.produced,
    generationId: generation.kind === 'writing' || generation.kind === 'finding' ? generation.id : null,
    creating: creating && {
      ...creating,
      content: mutable(creating.content),
      changes: [...creating.changes],
    },
    changes: [...changes],
  };
}

function mutable(content: DraftContent) {
  return { ...content, pictures: [...content.pictures] };
}
