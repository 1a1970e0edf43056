import type { CopilotPage } from '@limelight/contracts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

export type OpenKind = NonNullable<CopilotPage['object']>['kind'];

/** What the page on the screen is about, and what may be done with its open editor. */
export interface OpenPage {
  kind: OpenKind;
  /** Null before it is saved for the first time. */
  id: string | null;
  /** The text of the open editor as it stands, saved or not. */
  text?: () => string;
  selection?: () => string;
  /** The saved version that it stands on; null before it is saved. */
  version?: () => number | null;
  /** Saves the text, so that others who read it find what is on the screen. */
  save?: () => Promise<unknown>;
  /** Shows a text in the editor as changes to accept or reject. */
  propose?: (title: string, text: string) => void;
}

let pages: readonly OpenPage[] = [];
const listeners = new Set<() => void>();

function set(next: readonly OpenPage[]): void {
  pages = next;
  for (const listener of listeners) listener();
}

/** Says what is open. Returns a function that takes it back. */
export function registerOpenPage(page: OpenPage): () => void {
  set([...pages, page]);
  return () => set(pages.filter((one) => one !== page));
}

/** The page on the screen: the one that was registered last, such as a dialog over its page. */
export function readOpenPage(): OpenPage | null {
  return pages.at(-1) ?? null;
}

/** Registers a page while the component is mounted. It must be memoised. */
export function useOpenPage(page: OpenPage | null): void {
  useEffect(() => (page === null ? undefined : registerOpenPage(page)), [page]);
}

/** The same for a page about a thing without an open text. */
export function useOpenThing(kind: OpenKind, id: string): void {
  useOpenPage(useMemo(() => ({ kind, id }), [kind, id]));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOpenPageNow = (): OpenPage | null =>
  useSyncExternalStore(subscribe, readOpenPage, readOpenPage);
