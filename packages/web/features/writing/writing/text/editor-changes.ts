import {
  clearMarks,
  toggleList,
  toggleMark,
  whyUnmarked,
  type InlineMark,
  type ListKind,
} from './formatting.ts';
import type { Snapshot } from '../post/history.ts';

/** A change that a button, a shortcut and the palette share. */
export interface EditorChange {
  id: string;
  label: string;
  /** In the notation of `Kbd`. */
  keys: string;
  change: (at: Snapshot) => Snapshot;
  /** The reason it would change nothing here. Null when it would, or when that needs no explanation. */
  why: (at: Snapshot) => string | null;
}

const mark = (name: InlineMark, label: string, keys: string): EditorChange => ({
  id: name,
  label,
  keys,
  change: (at) => toggleMark(at, name),
  why: (at) => whyUnmarked(at, name),
});

const list = (name: ListKind, label: string, keys: string): EditorChange => ({
  id: name,
  label,
  keys,
  change: (at) => toggleList(at, name),
  why: () => null,
});

export const editorChanges = {
  bold: mark('bold', 'Bold', 'mod+b'),
  italic: mark('italic', 'Italic', 'mod+i'),
  strike: mark('strike', 'Strike through', 'mod+shift+x'),
  monospace: mark('monospace', 'Monospaced', 'mod+e'),
  plain: { id: 'plain', label: 'Plain letters', keys: 'mod+\\', change: clearMarks, why: () => null },
  bullet: list('bullet', 'Bulleted list', 'mod+shift+8'),
  number: list('number', 'Numbered list', 'mod+shift+7'),
} as const satisfies Record<string, EditorChange>;

/**
 * The change for keys pressed with Ctrl or ⌘. Digits and the backslash are matched by key position, because with Shift
 * they type other characters.
 */
export function changeOf(pressed: { key: string; code: string; shiftKey: boolean }): EditorChange | null {
  const place = /^Digit(\d)$/.exec(pressed.code)?.[1] ?? (pressed.code === 'Backslash' ? '\\' : null);
  const keys = `mod+${pressed.shiftKey ? 'shift+' : ''}${place ?? pressed.key.toLowerCase()}`;
  return Object.values(editorChanges).find((one) => one.keys === keys) ?? null;
}
