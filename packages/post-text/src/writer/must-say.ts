import { finishSentence } from './clean/sentence.ts';
import { expandSigns, writeChange } from './clean/shorthand.ts';
import { correctWords } from './clean/words.ts';
import { hasFiniteVerb, wordsOf } from './lexicon.ts';
import { findSentences } from '../text/sentences.ts';

const SMALL = new Set(
  'the a an and or but of to in on at for with by is are was were be it its we i you they our my your that this as not have has had do does'.split(
    ' ',
  ),
);

/** The points that must be said and that no sentence says already, as sentences. */
export function pointsToAdd(mustSay: readonly string[], said: readonly string[]): string[] {
  const points: string[] = [];
  for (const raw of mustSay) {
    const written = finishSentence(writeChange(correctWords(expandSigns(raw))));
    for (const span of findSentences(written)) {
      const point = written.slice(span.start, span.end);
      if (![...said, ...points].some((sentence) => covers(sentence, point))) points.push(point);
    }
  }
  return points;
}

/** What of a point its notes do not say yet, where a sentence of theirs says the rest: 'none is a contractor' of 'all are employed, none is a contractor'. */
export function partlySaid(
  point: string,
  said: readonly string[],
): { after: string; rest: string } | undefined {
  const [, first = '', rest = ''] = /^([^,;]{8,}), (?:and |but )?([^,;]{8,})$/.exec(point) ?? [];
  const after = said.find((sentence) => first !== '' && covers(sentence, first));
  return after === undefined || !hasFiniteVerb(wordsOf(rest))
    ? undefined
    : { after, rest: finishSentence(rest) };
}

/** Whether a sentence already says a point: it holds nearly all its words of meaning. */
export function covers(sentence: string, point: string, share = 0.85): boolean {
  const plain = (text: string) => wordsOf(alike(text)).map((word) => word.replace(/(?:'s|s)$/, ''));
  const has = new Set(plain(sentence));
  const wanted = plain(point).filter((word) => !SMALL.has(word));
  if (wanted.length === 0) return sentence.toLowerCase().includes(point.toLowerCase().replace(/\.$/, ''));
  return wanted.filter((word) => has.has(word)).length >= wanted.length * share;
}

/** A text with one word for what several say of a number or of all: 'costs less than 30' and 'under 30'. */
const alike = (text: string) =>
  text
    .replace(/\b(?:costs? )?(?:less than|below)(?= [$€£]?\d)/gi, 'under')
    .replace(/\b(?:more than|above)(?= [$€£]?\d)/gi, 'over')
    .replace(/\b(?:every|each)\b/gi, 'all');

const KIND =
  /\b(?:client|customer|company|partner|supplier|competitor|boss|manager|colleague|friend|product|app|tool|startup|firm|agency|bank|brand|platform)$/i;

/** A text without what must never be said: a name set beside what it names goes, a sentence built on it is left out. */
export function withoutForbidden(
  text: string,
  never: readonly string[],
): { text: string; dropped: string[] } {
  const words = never.map((word) => word.trim()).filter((word) => word !== '');
  if (words.length === 0) return { text, dropped: [] };
  const dropped = new Set<string>();
  const kinds = new Map(words.map((word) => [word, isClaim(word) ? undefined : kindOf(text, word)]));
  const kept = text.split('\n').map((line) => {
    const sentences = findSentences(line).map((span) => line.slice(span.start, span.end));
    const lead = /^\s*(?:[-–•*]|\d+[.)])\s+/.exec(line)?.[0] ?? '';
    let cut = false;
    const free = sentences.flatMap((sentence) => {
      const clean = words.reduce(
        (current, word) =>
          isClaim(word) ? current : asItsKind(withoutApposition(current, word), word, kinds.get(word)),
        sentence,
      );
      const found = words.find((word) => forbids(clean, word));
      // What answered to a sentence that went has nothing to answer to.
      if (found === undefined && !(cut && ANSWERS.test(clean))) {
        cut = false;
        return [clean];
      }
      if (found !== undefined) dropped.add(found);
      cut = true;
      return [];
    });
    return free.length === 0
      ? ''
      : free.join(' ').startsWith(lead.trim())
        ? free.join(' ')
        : lead + free.join(' ');
  });
  return { text: kept.join('\n'), dropped: [...dropped] };
}

/** Words of meaning that make something a claim and not a word or a name. */
const CLAIM_WORDS = 3;

const isClaim = (never: string) => wordsOf(never).filter((word) => !SMALL.has(word)).length >= CLAIM_WORDS;

/** Whether a text holds what must not be said: a word or phrase in any case and number, or a sentence that makes the claim. */
export function forbids(text: string, never: string): boolean {
  if (never.trim() === '') return false;
  if (holds(text, never)) return true;
  return (
    isClaim(never) && findSentences(text).some((span) => covers(text.slice(span.start, span.end), never))
  );
}

/** Whether a text holds a word or phrase, whole and whatever its case; a longer word in the plural too. */
export function holds(text: string, phrase: string): boolean {
  return pattern(phrase).test(text);
}

const ANSWERS = /^\s*(?:they|he|she|it|them|that|this|those|these|both|neither|none)\b/i;

/** What a name is set beside: 'client' of 'our biggest client Brightwater'; nothing where the notes do not say. */
function kindOf(text: string, word: string): string | undefined {
  const at = pattern(word).exec(text)?.index ?? -1;
  return at < 0 ? undefined : KIND.exec(text.slice(0, at).trimEnd())?.[0]?.toLowerCase();
}

/** A name that must not be said, told by what it is: 'Brightwater had 2 million records' as 'The client had …'. */
function asItsKind(sentence: string, word: string, kind: string | undefined): string {
  if (kind === undefined) return sentence;
  return sentence.replace(new RegExp(pattern(word).source, 'giu'), (_, offset: number) =>
    /^\W*$/.test(sentence.slice(0, offset)) ? `The ${kind}` : `the ${kind}`,
  );
}

function withoutApposition(sentence: string, word: string): string {
  const match = pattern(word).exec(sentence);
  if (!match || !KIND.test(sentence.slice(0, match.index).trimEnd())) return sentence;
  return (sentence.slice(0, match.index).trimEnd() + sentence.slice(match.index + match[0].length)).replace(
    /\s{2,}/g,
    ' ',
  );
}

function pattern(phrase: string): RegExp {
  const escaped = phrase
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  const plural = /\p{Script=Latin}{4}$/u.test(escaped) && !/s$/i.test(escaped) ? '(?:e?s)?' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}${plural}(?![\\p{L}\\p{N}])`, 'iu');
}
