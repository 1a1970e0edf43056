import { useSyncExternalStore } from 'react';
import { onForget } from './client.ts';
import { keep } from './keep.ts';

/** Words for the box of the co-pilot. With `send` they are asked at once, otherwise the person goes on writing. */
interface CopilotWords {
  words: string;
  send: boolean;
}

interface CopilotState {
  isOpen: boolean;
  /** Not taken by the panel yet. */
  words: CopilotWords | null;
  /** The conversation that the panel shows; null for a new one. It is the same after a reload. */
  conversation: string | null;
  /** Counts requests to put the focus into the box. */
  calls: number;
}

const openKey = 'copilot-open';
const conversationPlace = 'copilot:conversation';

function wasOpen(): boolean {
  try {
    return typeof window !== 'undefined' && window.sessionStorage.getItem(openKey) === 'yes';
  } catch {
    return false;
  }
}

let state: CopilotState = {
  isOpen: wasOpen(),
  words: null,
  conversation: keep.read(conversationPlace),
  calls: 0,
};
const listeners = new Set<() => void>();
/** What had the focus when the panel was opened. */
let before: Element | null = null;

function set(next: CopilotState): void {
  state = next;
  try {
    window.sessionStorage.setItem(openKey, next.isOpen ? 'yes' : 'no');
  } catch {
    // Without storage a reload closes the panel.
  }
  for (const listener of listeners) listener();
}

/** Opens the panel and puts the focus into its box. It stays open across pages and reloads of this tab. */
export function openCopilot(words: CopilotWords | null = null): void {
  if (!state.isOpen) before = document.activeElement;
  set({ ...state, isOpen: true, words: words ?? state.words, calls: state.calls + 1 });
}

/** Chooses the conversation that the panel shows. */
export function showConversation(conversation: string | null): void {
  if (conversation === null) keep.remove(conversationPlace);
  else keep.write(conversationPlace, conversation);
  set({ ...state, conversation });
}

/** Closes the panel and gives the focus back. */
export function closeCopilot(): void {
  set({ ...state, isOpen: false, words: null });
  const opener = before;
  before = null;
  // What the panel covered can be reached once it is gone.
  requestAnimationFrame(() => {
    if (opener instanceof HTMLElement && opener.isConnected && !state.isOpen) opener.focus();
  });
}

/** The words that wait for the panel. They are handed over once. */
export function takeCopilotWords(): CopilotWords | null {
  const { words } = state;
  if (words !== null) set({ ...state, words: null });
  return words;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = () => state;

export const useCopilot = (): CopilotState => useSyncExternalStore(subscribe, read, read);

onForget(() => set({ isOpen: false, words: null, conversation: null, calls: 0 }));
