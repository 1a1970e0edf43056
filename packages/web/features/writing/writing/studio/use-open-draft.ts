import { useMemo, type RefObject } from 'react';
import { useOpenPage, type OpenPage } from '../../../../lib/open-page.ts';
import { useSystem } from '../../../../lib/query-client.ts';
import type { EditorHandle } from '../text/post-editor.tsx';
import { proposalOf } from '../post/proposal.ts';
import { currentText } from '../post/session-state.ts';
import { useSession, useWritingPart } from '../post/writing-context.ts';

/** Lets the co-pilot know the draft as it stands, and show a text in it as changes to accept. */
export function useOpenDraft(editor: RefObject<EditorHandle | null>): void {
  const { session } = useSession();
  const id = useWritingPart(({ saving }) => saving.state.saved?.id ?? null);
  const engine = useSystem().data?.writer ?? null;
  const page = useMemo<OpenPage>(
    () => ({
      kind: 'post',
      id,
      text: () => currentText(session.state),
      selection: () => {
        const at = editor.current?.current();
        return at === undefined ? '' : at.text.slice(at.start, at.end);
      },
      version: () => session.saver.view.state.saved?.version ?? null,
      save: () => session.saver.flush(),
      propose: (title, after) =>
        session.show({
          proposal: proposalOf({
            label: title,
            before: currentText(session.state),
            after,
            engine,
            doubts: [],
            made: { by: 'chat', detail: title, engine },
            takesFocus: true,
            onDecided: () => undefined,
          }),
        }),
    }),
    [session, id, engine, editor],
  );
  useOpenPage(page);
}
