import { useImperativeHandle, useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import type { Stretch } from '../post/findings.ts';
import { PlaceLabel, usePlaceLabel, type Labelled } from './place-label.tsx';
import { SuggestionList, useSuggestions, type Suggestion } from './suggestions.tsx';
import { changeOf } from './editor-changes.ts';
import { continueList, signOnce } from './formatting.ts';
import { snapshot, type Snapshot } from '../post/history.ts';
import { reveal } from './text-place.ts';
import type { EditorActions } from './use-editor-changes.ts';
import origins from './origin-marks.module.css';
import styles from './post-editor.module.css';

export interface EditorHandle {
  current: () => Snapshot;
  /** Sets the selection and scrolls to it, once the field shows the corresponding text. */
  select: (start: number, end: number) => void;
  reveal: (place: { start: number; end: number }) => void;
}

interface PostEditorProps {
  handle: Ref<EditorHandle>;
  label: string;
  text: string;
  marks: readonly Stretch[];
  /** Words shown at a place while the caret or the pointer is there. */
  labels: readonly Labelled[];
  readOnly: boolean;
  streaming: boolean;
  placeholder: string;
  onChange: (next: Snapshot, kind: 'typing' | 'step') => void;
  actions: EditorActions;
  onPasteFile: (file: File) => void;
  /** Handles pasted formatted text. True when it was inserted, false to leave it to the browser. */
  onPasteHtml: (html: string, at: Snapshot) => boolean;
  onPastePlain: (plain: string, at: Snapshot) => boolean;
  suggest: (at: Snapshot) => readonly Suggestion[];
}

/**
 * A plain text field over a copy of its text with the highlights. Both use exactly the same typography, and the copy
 * gives the field its height.
 */
export function PostEditor(props: PostEditorProps) {
  const { handle, label: name, text, marks, readOnly, streaming, placeholder } = props;
  const { onChange, onPasteFile, onPasteHtml, onPastePlain } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ start: number; end: number } | null>(null);

  useImperativeHandle(handle, () => ({
    current: () => {
      const element = field.current;
      return element ? snapshot(element.value, element.selectionStart, element.selectionEnd) : snapshot(text);
    },
    select: (start, end) => {
      wanted.current = { start, end };
      requestAnimationFrame(() => place(field.current, copy.current, wanted));
    },
    reveal: (there) => {
      if (copy.current) reveal(copy.current, there);
    },
  }));
  useLayoutEffect(() => place(field.current, copy.current, wanted), [text]);

  const label = usePlaceLabel(props.labels);

  const step = (next: Snapshot) => {
    wanted.current = next;
    onChange(next, 'step');
  };

  const suggestions = useSuggestions(text, props.suggest, (chosen) => {
    wanted.current = chosen.next;
    chosen.take();
  });

  return (
    <div className={classNames(styles.paper, streaming && styles.streaming)}>
      <div ref={copy} className={styles.copy} aria-hidden="true">
        {marks.map((mark, index) => (
          <span
            key={index}
            className={classNames(
              mark.mark && (styles[mark.mark] ?? origins[mark.mark]),
              mark.active && styles.active,
            )}
          >
            {mark.text}
          </span>
        ))}
        {streaming && <span className={styles.caret} />}
        {/* An empty last line only has a height with a character in it. */}
        {'\u200b'}
      </div>
      <textarea
        ref={field}
        className={styles.field}
        aria-label={name}
        aria-busy={streaming}
        readOnly={readOnly}
        placeholder={placeholder}
        value={text}
        spellCheck
        dir="auto"
        onChange={(event) => {
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          const typed = snapshot(value, selectionStart, selectionEnd);
          const once = value.length > text.length ? signOnce(typed) : null;
          const next = once ?? typed;
          if (once !== null) wanted.current = once;
          onChange(next, 'typing');
          suggestions.look(next);
        }}
        {...label.follow}
        onBlur={() => {
          suggestions.close();
          label.leave();
        }}
        onClick={suggestions.close}
        onKeyDown={(event) => {
          if (!suggestions.press(event)) pressKey(event, props, step);
        }}
        aria-autocomplete="list"
        aria-controls={suggestions.listId ?? undefined}
        aria-activedescendant={suggestions.activeId ?? undefined}
        onPaste={(event) => {
          const [file] = event.clipboardData.files;
          if (readOnly) return;
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          const html = event.clipboardData.getData('text/html');
          const at = snapshot(value, selectionStart, selectionEnd);
          const plain = event.clipboardData.getData('text/plain');
          if (html !== '' ? onPasteHtml(html, at) : plain !== '' && onPastePlain(plain, at))
            event.preventDefault();
          else if (file && plain === '') {
            event.preventDefault();
            onPasteFile(file);
          }
        }}
      />
      <PlaceLabel at={label.at} copy={copy} />
      <SuggestionList suggestions={suggestions} copy={copy} />
    </div>
  );
}

function place(
  element: HTMLTextAreaElement | null,
  copy: HTMLElement | null,
  wanted: { current: { start: number; end: number } | null },
): void {
  if (!element || !wanted.current || wanted.current.end > element.value.length) return;
  const { start, end } = wanted.current;
  wanted.current = null;
  element.focus({ preventScroll: true });
  element.setSelectionRange(start, end);
  if (copy) reveal(copy, { start, end });
}

function pressKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  { actions, readOnly }: Pick<PostEditorProps, 'actions' | 'readOnly'>,
  step: (next: Snapshot) => void,
): void {
  if (event.nativeEvent.isComposing || readOnly) return;
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const at = snapshot(value, selectionStart, selectionEnd);
  const take = (run: () => void) => {
    event.preventDefault();
    run();
  };
  if (event.altKey) {
    // On a Mac, Option types a different character, so the key's position is checked.
    if (event.code === 'KeyG' && !event.ctrlKey && !event.metaKey) take(actions.gap);
    return;
  }
  if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
    const continued = continueList(at);
    if (continued) take(() => step(continued));
    return;
  }
  if (event.key === 'F8') {
    take(() => actions.remark(event.shiftKey ? -1 : 1));
    return;
  }
  if (!event.metaKey && !event.ctrlKey) return;
  const key = event.key.toLowerCase();
  if (key === 'z') take(event.shiftKey ? actions.redo : actions.undo);
  else if (key === 'y') take(actions.redo);
  else if (key === 'f' && !event.shiftKey) take(actions.find);
  else {
    const change = changeOf(event);
    if (change !== null) take(() => actions.apply(change));
  }
}
