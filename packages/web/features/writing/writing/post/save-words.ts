import { isDirty, type AutosaveState, type SavePhase } from './autosave.ts';

export interface SaveWords {
  text: string;
  tone: 'quiet' | 'warn' | 'bad';
  retry: boolean;
}

/** The saving status shown on the page. `time` is the local time of the last save. */
export function saveWords(state: AutosaveState, kept: boolean, time: string | null): SaveWords | null {
  const here = kept ? 'kept on this device' : 'and this browser keeps no copy: copy your text';
  switch (state.phase.kind) {
    case 'clean':
      return time === null ? null : { text: `Saved ${time}`, tone: 'quiet', retry: false };
    case 'waiting':
      if (!isDirty(state)) return null;
      return { text: kept ? 'Saving…' : `Not saved, ${here}`, tone: kept ? 'quiet' : 'bad', retry: false };
    case 'saving':
      return { text: 'Saving…', tone: 'quiet', retry: false };
    case 'offline':
      return { text: `Not saved — no connection; ${here}`, tone: kept ? 'warn' : 'bad', retry: true };
    case 'busy':
      return {
        text: `Not saved — server problem; ${here}`,
        tone: kept ? 'warn' : 'bad',
        retry: true,
      };
    case 'refused':
      return {
        text: `Not saved — ${state.phase.message} ${kept ? 'It is kept on this device.' : 'This browser keeps no copy: copy your text.'}`,
        tone: 'bad',
        retry: true,
      };
    case 'conflict':
      return { text: 'Not saved — changed in two places', tone: 'warn', retry: false };
    case 'gone':
      return { text: `Not saved — the post was deleted; ${here}`, tone: 'warn', retry: false };
    case 'locked':
      return { text: `Not saved — the post was published; ${here}`, tone: 'warn', retry: false };
    case 'signed-out':
      return { text: `Not saved — please log in; ${here}`, tone: 'warn', retry: false };
  }
}

/** The announcement of saving for screen readers: only failures. */
export function spokenSaving(phase: SavePhase, kept: boolean): string {
  switch (phase.kind) {
    case 'offline':
      return kept
        ? 'No connection. Your text is kept on this device.'
        : 'No connection, and this browser keeps no copy.';
    case 'busy':
      return 'The server has a problem. Your text is kept on this device.';
    case 'refused':
      return `Not saved. ${phase.message}`;
    case 'conflict':
      return 'This post was changed somewhere else. Compare both texts and choose.';
    case 'gone':
      return 'This post was deleted somewhere else. Your text is kept.';
    case 'locked':
      return 'This post was published while you were writing. Your text is kept.';
    case 'clean':
    case 'waiting':
    case 'saving':
    case 'signed-out':
      return '';
  }
}
