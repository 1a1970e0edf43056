import { isWriting } from './generation.ts';
import { isDirty } from './autosave.ts';
import type { Autosaver } from './autosaver.ts';
import type { PendingChange } from './made.ts';
import type { Snapshot } from './history.ts';
import type { KeptPost } from './kept-post.ts';
import { choicesUntold, contentOfState, draftTexts, type SessionState } from './session-state.ts';

/** The limit for stored undo texts, in characters. The nearest steps are kept first. */
const mostCharacters = 100_000;

function nearest(all: readonly Snapshot[], room: number): Snapshot[] {
  let left = room;
  return all.filter(({ text }) => (left -= text.length) >= 0);
}

export function toKept(
  state: SessionState,
  { view, base, sent, creating }: Pick<Autosaver, 'view' | 'base' | 'sent' | 'creating'>,
  changes: readonly PendingChange[],
  { owner, now }: { owner: string; now: number },
): KeptPost {
  const { generation, history, post, idea } = state;
  return {
    v: 1,
    owner,
    changedAt: now,
    postId: view.state.saved?.id ?? null,
    version: view.state.saved?.version ?? null,
    dirty: isDirty(view.state) || isWriting(generation),
    content: contentOfState(state),
    base,
    sent,
    idea: idea === (post?.brief?.idea ?? '') ? null : idea,
    choices: post === null || choicesUntold(state) ? state.choices : null,
    suggested: state.suggested,
    template: state.template,
    sourceIds: state.sourceIds,
    cite: state.cite,
    drafts: state.drafts ? draftTexts(state) : null,
    activeDraft: state.activeDraft,
    places: state.places,
    progress: state.progress,
    engine: state.engine,
    written: state.written,
    ownWords: state.ownWords,
    engines: state.engines,
    produced: state.produced,
    generationId: generation.kind === 'writing' || generation.kind === 'finding' ? generation.id : null,
    creating,
    changes,
    past: nearest(history.past.toReversed(), mostCharacters).toReversed(),
    future: nearest(history.future, mostCharacters / 3),
  };
}
