/** Sounds of somebody who thinks aloud, as sources of patterns. */

/** No word of any language that notes come in. */
export const HUM = '(?:ä+h+m*|ö+h+m*|euh+|uh+m+|e+hm+|u+hm+)';
/** Words elsewhere: they hum only between commas, or before one where a sentence begins. */
export const MAYBE_HUM = '(?:um+|uh+|er+m?|hm+|eh)';
/** Not 'er', who is somebody in German. */
export const HUM_AHEAD = '(?:um+|uh+|erm+|hm+|eh)';

const ONE = new RegExp(`^(?:${HUM}|${HUM_AHEAD})$`, 'iu');

/** Whether a word is one where a sentence begins. */
export const isHum = (word: string): boolean => ONE.test(word);
