import type { Snippet } from '@limelight/contracts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EditorHandle } from '../../text/post-editor.tsx';
import type { Suggestion } from '../../text/suggestions.tsx';
import { insert } from '../../text/formatting.ts';
import { snapshot, type Snapshot } from '../../post/history.ts';
import { currentText } from '../../post/session-state.ts';
import { filled, finish, hashtagsFor, signed, snippetsFor, typedAt } from './snippet-text.ts';
import { useWriting } from '../../post/writing-context.ts';
import { useHashtags, useOwn, useSnippets } from './use-snippets.ts';

export interface Words {
  opened: boolean;
  open: (opened: boolean) => void;
  insert: (snippet: Snippet) => void;
  suggest: (at: Snapshot) => readonly Suggestion[];
  /** Appends the signature. Null when there is none. */
  sign: (() => void) | null;
}

export function useWords(editor: RefObject<EditorHandle | null>, comparing: boolean): Words {
  const { session, state } = useWriting();
  const known = useSnippets().data;
  const hashtags = useHashtags();
  const own = useOwn();
  const [opened, open] = useState(false);
  const signature = filled(known?.signature.text ?? '', own);
  const put = (next: Snapshot, detail: string, said: string) =>
    session.write(next, 'step', { by: 'snippet', detail, said });

  // A generated text is signed once, each draft when it is first shown.
  const { produced, activeDraft, generation } = state;
  const done = useRef(new Set<string>());
  const due =
    known?.signature.automatic === true && generation.kind === 'done' && !comparing && produced !== null
      ? `${produced}:${activeDraft}`
      : null;
  useEffect(() => {
    if (due === null || done.current.has(due)) return;
    done.current.add(due);
    const text = currentText(session.state);
    const next = signed(text, signature);
    if (next !== text)
      session.write(snapshot(next), 'step', { by: 'snippet', detail: 'Signature', said: signature });
  }, [due, session, signature]);

  return {
    opened,
    open,
    insert(snippet) {
      const at = editor.current?.current() ?? snapshot(currentText(session.state));
      const words = filled(snippet.text, own);
      const next = insert(at, words);
      open(false);
      put(next, `/${snippet.name}`, words);
      editor.current?.select(next.start, next.end);
    },
    suggest(at) {
      const typed = typedAt(at);
      if (typed === null) return [];
      if (typed.kind === 'hashtag')
        return hashtagsFor(hashtags, typed.words).map((tag) => {
          const next = finish(at, typed, tag);
          return { key: tag, label: tag, detail: '', next, take: () => session.write(next, 'step') };
        });
      if (known?.items.length === 0 && typed.words === '') {
        const next = finish(at, typed, '');
        const take = () => {
          session.write(next, 'step');
          open(true);
        };
        return [{ key: 'none', label: 'No snippets yet', detail: 'Create one', next, take }];
      }
      return snippetsFor(known?.items ?? [], typed.words).map((snippet) => {
        const words = filled(snippet.text, own);
        const next = finish(at, typed, words);
        const { id: key, name, text: detail } = snippet;
        return { key, label: `/${name}`, detail, next, take: () => put(next, `/${name}`, words) };
      });
    },
    sign:
      signature.trim() === ''
        ? null
        : () => {
            const next = snapshot(signed(currentText(session.state), signature));
            put(next, 'Signature', signature);
            editor.current?.select(next.start, next.end);
          },
  };
}
