import type { Span } from '../linkedin/urls.ts';
import type { ReadCues } from './cues.ts';

/** The words between who found something out and the verb that says so, in UTF-16 units. */
const BETWEEN = 60;
/** Who is meant by "according to …", and what a study is called. */
const NAMED = /^(?:\s+[^\s,;:.!?]+){1,2}/u;

/** "Secondo Booking" names somebody, and "il secondo giorno" counts. */
const isNaming = (words: string, rest: string) =>
  !/^se[cg][ou]ndo$/iu.test(words) || /^\s+\p{Lu}/u.test(rest);

/** Where a sentence leans on a study or on somebody's word: "research shows", "according to Google". */
export function citations(sentence: string, { study, finds, according, supposed }: ReadCues): Span[] {
  if (sentence.trimEnd().endsWith('?')) return [];
  const cited = according.exec(sentence);
  if (cited !== null && isNaming(cited[0], sentence.slice(cited.index + cited[0].length))) {
    const from = cited.index + cited[0].length;
    const named = NAMED.exec(sentence.slice(from))?.[0] ?? '';
    return [{ start: cited.index, end: from + named.length }];
  }
  const found = study.exec(sentence);
  if (found === null) return [];
  const from = found.index + found[0].length;
  const verb = finds.exec(sentence.slice(from, from + BETWEEN));
  if (verb === null || supposed.test(sentence.slice(0, from))) return [];
  return [{ start: found.index, end: from + verb.index + verb[0].length }];
}
