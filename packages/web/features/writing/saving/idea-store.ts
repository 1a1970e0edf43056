import type { Keep } from '../../../lib/keep.ts';
import { readKeptIdeas, type KeptIdea } from '../brief/kept-idea.ts';

const place = 'ideas';

/** The ideas that this browser keeps: one place for all its tabs. */
export interface IdeaStore {
  /** The same list until it changes, for a component that listens. */
  read: () => readonly KeptIdea[];
  /** What is kept now, listened to or not. */
  now: () => readonly KeptIdea[];
  /** Changes what is kept now; false where the browser would not take it. */
  change: (update: (kept: readonly KeptIdea[]) => readonly KeptIdea[]) => boolean;
  subscribe: (listener: () => void) => () => void;
  forget: () => void;
}

/** `hearOthers` calls back when another tab changed what is kept, until it is told to stop. */
export function createIdeaStore(
  keep: Pick<Keep, 'read' | 'write'>,
  hearOthers: (changed: () => void) => () => void,
): IdeaStore {
  const listeners = new Set<() => void>();
  let known: readonly KeptIdea[] | null = null;
  /** The browser did not take the last change: this page alone has it. */
  let refused = false;
  let stop = () => {};

  const read = () => (known ??= readKeptIdeas(keep.read(place)));
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const readAnew = () => {
    if (!refused) known = null;
  };
  return {
    read,
    now: () => (refused ? read() : readKeptIdeas(keep.read(place))),
    change: (update) => {
      readAnew();
      const next = update(read());
      known = next;
      refused = !keep.write(place, next.length === 0 ? '' : JSON.stringify(next));
      tell();
      return !refused;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        // Nobody heard what other tabs did until now.
        readAnew();
        stop = hearOthers(() => {
          readAnew();
          tell();
        });
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    forget: () => {
      known = null;
      refused = false;
    },
  };
}
