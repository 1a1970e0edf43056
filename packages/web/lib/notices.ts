/** How long a notice is shown, and how long it is kept after it was closed, in milliseconds. */
export const noticeMs = 6000;
export const closedMs = 1_000_000;

export type NoticeTone = 'good' | 'bad' | 'plain';

export interface Notice {
  id: number;
  /** False once it was closed: it is no longer shown. */
  open: boolean;
  tone: NoticeTone;
  title: string;
  /** Empty when the title says it all. */
  message: string;
  /** An offered action such as undo. `over` is called when the notice goes away without it. */
  action?: { label: string; run: () => void; over?: () => void };
}

export interface Timer {
  start: (run: () => void, ms: number) => () => void;
}

export interface Notices {
  /** Shows a notice in place of the current one. There is never more than one. */
  show: (notice: Omit<Notice, 'id' | 'open'>) => number;
  /** Shows "Success" with the message, or "Done!". */
  success: (message?: string, action?: Notice['action']) => number;
  /** Shows what did not happen, and why or what to do. */
  error: (title: string, message: string) => number;
  /** Shows a refusal, such as "This draft is locked. Duplicate it.", with its first sentence as the title. */
  refused: (sentences: string, action?: Notice['action']) => number;
  /** Closes the notice with this id, or the current one. */
  dismiss: (id?: number) => void;
  act: () => void;
  /** Keeps the notice open while the pointer or focus is on it. */
  hold: () => void;
  release: () => void;
  /** The latest notice, shown or closed. */
  current: () => Notice | null;
  subscribe: (listener: () => void) => () => void;
}

const clockTimer: Timer = {
  start: (run, ms) => {
    const handle = setTimeout(run, ms);
    return () => clearTimeout(handle);
  },
};

export function createNotices(timer: Timer = clockTimer): Notices {
  const listeners = new Set<() => void>();
  let latest: Notice | null = null;
  let lastId = 0;
  let stop: (() => void) | null = null;

  const put = (next: Notice | null) => {
    stop?.();
    latest = next;
    stop = null;
    if (next?.open === true) stop = timer.start(() => change(closed(next)), noticeMs);
    else if (next !== null) stop = timer.start(() => put(null), closedMs);
    for (const listener of listeners) listener();
  };
  const change = (next: Notice) => {
    const over = latest?.open === true ? latest.action?.over : undefined;
    put(next);
    over?.();
  };
  const closed = (notice: Notice): Notice => ({ ...notice, open: false });

  const show: Notices['show'] = (notice) => {
    lastId += 1;
    change({ ...notice, id: lastId, open: true });
    return lastId;
  };

  return {
    show,
    success: (message, action) =>
      show({ tone: 'good', title: 'Success', message: message || 'Done!', ...(action ? { action } : {}) }),
    error: (title, message) => show({ tone: 'bad', title, message }),
    refused: (sentences, action) => {
      const [title = sentences, message = ''] = sentences.split(/(?<=[.!?…])\s+(?=\p{Lu})(.+)/su);
      return show({ tone: 'bad', title: title.replace(/\.$/, ''), message, ...(action ? { action } : {}) });
    },
    dismiss: (id) => {
      if (latest?.open === true && (id === undefined || id === latest.id)) change(closed(latest));
    },
    act: () => {
      if (latest?.open !== true) return;
      const run = latest.action?.run;
      put(closed(latest));
      run?.();
    },
    hold: () => {
      if (latest?.open !== true) return;
      stop?.();
      stop = null;
    },
    release: () => {
      if (latest?.open === true && stop === null) put(latest);
    },
    current: () => latest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const notices: Notices = createNotices();
