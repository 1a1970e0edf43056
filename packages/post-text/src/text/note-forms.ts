import type { Span } from '../linkedin/urls.ts';

/**
 * What notes hold for their author alone: `note` is a thing to do or ask before the post goes out, `secret` what is marked as
 * not for readers, `never` a wish that something stay unsaid, `heading` the name of the notes themselves. `about` is what shall
 * stay unsaid. UTF-16 offsets, `end` exclusive, in the order of the text; no two overlap.
 */
export interface SelfNote extends Span {
  kind: 'note' | 'secret' | 'never' | 'heading';
  about: readonly string[];
}

/** Words that many notes begin with. */
export const PLEASE = '(?:(?:and|also|please|pls|ps|p\\.s\\.|btw)[,:]? )*';

export const whole = (form: string) => new RegExp(`^(?:${form})\\s*[.!?…]*$`, 'iu');

/** A note to oneself is no longer, in UTF-16 units: what is longer is told. */
export const LONGEST_NOTE = 240;
