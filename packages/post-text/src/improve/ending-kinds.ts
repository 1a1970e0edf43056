import type { Subject } from './ending-subject.ts';

/** What a text gives to end it with. */
export interface EndingMaterial {
  /** A thing of the author's own that readers have too: 'sign-up form'. */
  thing: string | undefined;
  /** How many entries its list has. */
  entries: number;
  /** Whether their order counts. */
  ordered: boolean;
  figures: number;
  /** Whether it tells what the author did or got wrong. */
  told: boolean;
  /** Whether it says what the author holds to be so. */
  holds: boolean;
  link: boolean;
  /** Whether it tells of illness, death, kin or care. */
  personal: boolean;
  /** Its own steps, claims and advice as questions to the reader: 'Would you double your price?' */
  asked: readonly string[];
  /** The question that what it leaves open comes to: 'How would you fix that?' */
  open: string | undefined;
  /** Whether the author decided something that others might have decided otherwise. */
  decided: boolean;
  /** Whether it ends on what is yet to come. */
  goesOn: boolean;
  /** When what it advises is of use: 'add a field', of 'Ask before you add a field.' */
  moment: string | undefined;
  /** What the author did, as somebody would yet do it: 'double your price'. */
  deed: string | undefined;
  /** Whether the author looks for work, or offers it. */
  searches: boolean;
  offers: boolean;
  /** What the author is or does: 'are a night nurse', 'run a small removals firm'. */
  role: string | undefined;
}

/** A line that claims nothing: it asks or invites, and names only what the text names. */
export interface MadeEnding {
  line: string;
  reason: string;
  /** How close it is to the text: 4 asks what it leaves open, 3 names a thing of it, 2 something of its kind, 1 goes with any. */
  close: 1 | 2 | 3 | 4;
  /** Under what it surely fits, so that it may stand there unasked. */
  under: readonly Subject[];
}

export type EndingMaker = (material: EndingMaterial) => readonly (MadeEnding | null)[];

export const made = (
  when: boolean,
  close: MadeEnding['close'],
  line: string,
  reason: string,
  under: readonly Subject[] = [],
): MadeEnding | null => (when ? { line, reason, close, under } : null);

export const TEACHES: readonly Subject[] = ['guide', 'case'];
export const ARGUES: readonly Subject[] = ['guide', 'case', 'opinion'];
export const SPEAKS: readonly Subject[] = ['guide', 'case', 'opinion', 'story', 'setback', 'news', 'other'];

/** 'are a night nurse' after 'you', as it is said: 'you're a night nurse'. */
export const youAre = (role: string) => (role.startsWith('are ') ? `you're ${role.slice(4)}` : `you ${role}`);
