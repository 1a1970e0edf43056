import { BASE_VERBS, isAuxiliary, isPast } from '../lexicon.ts';

const COUNT =
  /(?<![\p{L}\p{N}$€£₹.,:/-])(?<!\b(?:about|over|nearly|almost|than|around|under) )((?:\d[\d.,]*[kKmM]?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)) ((?:[\p{Ll}-]+ )?)([\p{Ll}-]{3,})(?![\p{L}'’-])/gu;
const TIME = /^(?:seconds|minutes|hours|days|weeks|months|years|times)$/;
/** Money and time alone count nothing a reader can picture. */
const BARE = /^(?:seconds|minutes|hours|days|weeks|months|years|times|euros|dollars|pounds|rupees|francs)$/;
const NOT_COUNTED =
  /^(?:times|this|was|is|has|its|percent|others|less|always|across|plus|does|goes|says|besides|towards|perhaps|as|us|ours|yes|ones|hours?-long|pages?-long)$/;

/** The things counted in a text, in order, each noun once: '43 investors', '9 people'. One span of time at most. */
export function readCounts(sentences: readonly string[]): string[] {
  const counts: string[] = [];
  const nouns = new Set<string>();
  let timed = false;
  for (const match of sentences.join(' ').matchAll(COUNT)) {
    const [, number = '', between = '', last = ''] = match;
    const phrase = phraseOf(number, between.trim(), last);
    if (!phrase || nouns.has(phrase.noun)) continue;
    if (TIME.test(phrase.noun) && timed) continue;
    timed ||= TIME.test(phrase.noun);
    nouns.add(phrase.noun);
    counts.push(phrase.text);
  }
  return counts.some((count) => !BARE.test(count.split(' ').at(-1) ?? '')) ? counts : [];
}

function phraseOf(number: string, between: string, last: string): { noun: string; text: string } | undefined {
  if (isNoun(between)) return { noun: between, text: `${number} ${between}` };
  if (
    between !== '' &&
    (isAuxiliary(between) ||
      isPast(between) ||
      BASE_VERBS.has(between) ||
      /^(?:of|to|in|at|on|for|and|or|with|from|than|by|a|an|the|per|as|out|more|less|said|line|page|minute|hour|day|week|month|year|people)$/.test(
        between,
      ))
  )
    return between === 'people' ? { noun: between, text: `${number} people` } : undefined;
  if (!isNoun(last)) return undefined;
  return between === '' ? { noun: last, text: `${number} ${last}` } : undefined;
}

function isNoun(word: string): boolean {
  return word === 'people' || (/[^s]s$/.test(word) && !NOT_COUNTED.test(word) && !isAuxiliary(word));
}
