/** How long a notice is shown, in milliseconds. */
export const noticeMs = 6000;

export type NoticeTone = 'good' | 'bad' | 'plain';

export interface Notice {
  id: number;
  tone: NoticeTone;
  title: string;
  message: string;
  /** An offered action such as undo. `over` is called when the notice goes away without it. */
  action?: { label: string; run: () => void; over?: () => void };
}

export interface Timer {
  start: (run: () => void, ms: number) => () => void;
}

export interface Notices {
  /** Shows a notice in place of the current one. There is never more than one. */
  show: (notice: Omit<Notice, 'id'>) => number;
  /** Shows "Success" with the message, or "Done!". */
  success: (message?: string, action?: Notice['action']) => number;
  error: (message: string) => number;
  /** Removes the notice with this id, or the current one. */
  dismiss: (id?: number) => void;
  act: () => void;
  /** Keeps the notice open while the pointer or focus is on it. */
  hold: () => void;
  release: () => void;
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
  let shown: Notice | null = null;
  let lastId = 0;
  let stop: (() => void) | null = null;

  const put = (next: Notice | null) => {
    stop?.();
    stop = next ? timer.start(() => change(null), noticeMs) : null;
    shown = next;
    for (const listener of listeners) listener();
  };
  const change = (next: Notice | null) => {
    const over = shown?.action?.over;
    put(next);
    over?.();
  };

  const show = (notice: Omit<Notice, 'id'>) => {
    lastId += 1;
    change({ ...notice, id: lastId });
    return lastId;
  };

  return {
    show,
    success: (message, action) =>
      show({ tone: 'good', title: 'Success', message: message || 'Done!', ...(action ? { action } : {}) }),
    error: (message) => show({ tone: 'bad', title: 'Error', message }),
    dismiss: (id) => {
      if (shown && (id === undefined || id === shown.id)) change(null);
    },
    act: () => {
      const run = shown?.action?.run;
      put(null);
      run?.();
    },
    hold: () => {
      stop?.();
      stop = null;
    },
    release: () => {
      if (shown && !stop) stop = timer.start(() => change(null), noticeMs);
    },
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const notices: Notices = createNotices();
