import type { Span } from '../linkedin/urls.ts';

const QUOTED = /“([^“”\n]{8,600})”|"([^"\n]{8,600})"|„([^„“”\n]{8,600})[“”]|«\s?([^«»\n]{8,600})\s?»/gu;
const LEAST_WORDS = 4;
/** Words that attribute a quotation to somebody. */
const SAID =
  /(?<!\p{L})(?:said|says|told|wrote|writes|replied|answered|asked|according to|sagte|sagt|fragte|meinte|schrieb|dit|dijo|disse)(?!\p{L})/iu;

/** Quotations attributed to somebody: four or more words in quotation marks with a verb of saying. */
export function quotations(sentence: string): Span[] {
  if (!SAID.test(sentence)) return [];
  return [...sentence.matchAll(QUOTED)].flatMap((match) =>
    match[0].split(/\s+/u).length < LEAST_WORDS
      ? []
      : [{ start: match.index, end: match.index + match[0].length }],
  );
}
