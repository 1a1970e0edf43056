/** How long a notice stays, in milliseconds. */
export const noticeMs = 6000;

export type NoticeTone = 'good' | 'bad' | 'plain';

export interface Notice {
  id: number;
  tone: NoticeTone;
  title: string;
  message: string;
  /** One thing to do about it, such as undoing; `over` hears that the notice is gone and nobody did it. */
  action?: { label: string; run: () => void; over?: () => void };
}

export interface Timer {
  start: (run: () => void, ms: number) => () => void;
}

export interface Notices {
  /** Shows a notice in place of the one there: there is never more than one. */
  show: (notice: Omit<Notice, 'id'>) => number;
  /** 'Success' with the message, else 'Done!'. */
  success: (message?: string, action?: Notice['action']) => number;
  /** 'Error' with the message. */
  error: (message: string) => number;
  /** Takes a notice away, or whichever is there. */
  dismiss: (id?: number) => void;
  /** Does what the notice offers, and takes it away. */
  act: () => void;
  /** Keeps the notice while the pointer or focus is on it. */
  hold: () => void;
  /** Starts its time anew. */
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

/** The notices of this page. */
export const notices: Notices = createNotices();
