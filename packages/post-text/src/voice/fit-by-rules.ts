import { withoutUnasked } from '../asked/not-as-asked.ts';
import { segmentSentences } from '../text/segment.ts';
import { wordsIn, type Style } from './measure-style.ts';
import { distanceFrom, offTraits, type MeasuredVoice } from './voice.ts';

const SIGN = /^(\s*)[-–•*→✓]\s+/u;
const TAIL_OF_TAGS = /(?:^|\n)\s*((?:#[\p{L}\p{N}\p{M}_]+[ \t]*)+)$/u;
/** The end of a sentence. What lacks one is a heading or an item. */
const ENDS = /[.!?…"”’»)]\s*$/u;
const MOST_TOGETHER = 8;
/** A smaller gain is none that a reader would notice. */
const LEAST_GAIN = 0.005;

const asLike = { emoji: 'like', hashtags: 'like', idea: '' } as const;

/** Lines that stay alone: items of lists, hashtags, links and questions in brackets. */
const standsAlone = (line: string) =>
  SIGN.test(line) || /^\s*(?:\d+[.)]\s|#|https?:|\[)/u.test(line) || wordsIn(line).length === 0;

const sentencesOf = (line: string) => segmentSentences(line).map(({ start, end }) => line.slice(start, end));

function inPieces(sentences: readonly string[], most: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < sentences.length; at += most) pieces.push(sentences.slice(at, at + most).join(' '));
  return pieces;
}

/** The same sentences in paragraphs of at most this many. */
const split = (text: string, most: number): string =>
  text
    .split('\n')
    .map((line) => (standsAlone(line) ? line : inPieces(sentencesOf(line), most).join('\n\n')))
    .join('\n');

/** The same sentences in paragraphs of at least this many, as far as prose stands together. */
function join(text: string, least: number): string {
  const paragraphs: string[] = [];
  let open: string | null = null;
  for (const line of text.split(/\n{2,}/)) {
    const isProse = !line.split('\n').some(standsAlone) && ENDS.test(line);
    if (open !== null && isProse) {
      paragraphs[paragraphs.length - 1] = `${open} ${line}`;
    } else paragraphs.push(line);
    const last = paragraphs.at(-1) ?? '';
    open = isProse && sentencesOf(last).length < least ? last : null;
  }
  return paragraphs.join('\n\n');
}

const counts = (from: number) => Array.from({ length: MOST_TOGETHER - from + 1 }, (_, at) => at + from);

function fewerTags(text: string): string[] {
  const tail = TAIL_OF_TAGS.exec(text.trimEnd())?.[1];
  if (tail === undefined) return [];
  const tags = tail.trim().split(/\s+/);
  const rest = text.trimEnd().slice(0, -tail.length);
  return tags.slice(1).map((_, at) => rest + tags.slice(0, at + 1).join(' '));
}

/** What can be changed for a trait without a change to what is said, each as a whole text. */
const waysTo: readonly (readonly [keyof Style, (text: string) => string[]])[] = [
  ['emoji', (text) => [withoutUnasked(text, { ...asLike, emoji: 'none' })]],
  ['hashtags', (text) => [...fewerTags(text), withoutUnasked(text, { ...asLike, hashtags: 'none' })]],
  [
    'exclamations',
    (text) => [
      text
        .replace(/¡/g, '')
        .replace(/\?!+|!+\?/g, '?')
        .replace(/\s*!+/g, '.'),
    ],
  ],
  ['dashes', (text) => [text.replace(/(?<=[\p{L}\p{M}”"’)])\s*[–—]\s*(?=[\p{L}\p{N}“"(])/gu, ', ')]],
  ['listLines', (text) => [text.replace(new RegExp(SIGN, 'gmu'), '$1')]],
];

const inParagraphs = (text: string) => [
  ...counts(1).map((most) => split(text, most)),
  ...counts(2).map((least) => join(text, least)),
];

/**
 * Brings a text nearer to a voice by what rules can change for certain: paragraphs, emoji, hashtags, list signs and
 * punctuation. Only traits outside the writer's range are touched, paragraphs only in a text beyond it, and each word stays.
 */
export function fitByRules(voice: MeasuredVoice, text: string): string {
  let best = { text, distance: distanceFrom(voice, text) };
  for (;;) {
    const off = new Set(offTraits(voice, best.text).map(({ key }) => key));
    const moved = off.has('paragraphWords') || off.has('singleLines');
    const nearer = [
      ...waysTo.flatMap(([key, ways]) => (off.has(key) ? ways(best.text) : [])),
      ...(moved && best.distance > voice.reach ? inParagraphs(best.text) : []),
    ]
      .map((changed) => ({ text: changed, distance: distanceFrom(voice, changed) }))
      .reduce((one, other) => (other.distance < one.distance ? other : one), best);
    if (best.distance - nearer.distance < LEAST_GAIN) return best.text;
    best = nearer;
  }
}
