import type { Claim } from '../claims/find-claims.ts';
import type { Span } from '../linkedin/urls.ts';
import type { RuleName } from '../remarks/remark.ts';
import { isEnglish } from '../text/english.ts';
import { segmentSentences } from '../text/segment.ts';
import { hasSpeech } from '../voice/speech.ts';
import { findSlopWords } from './slop.ts';

/** A sentence that a reader can take for generated, and why. */
interface ReaderSign extends Span {
  kind: 'contrast' | 'phrase' | 'claim' | 'voice' | 'unfounded' | 'speech';
  reason: string;
}

export interface ReaderCheck {
  signs: ReaderSign[];
  /** The one question whose answer would make the text its author's. Null without signs. */
  question: string | null;
}

interface ReaderMaterial {
  remarks: readonly (Span & { rule: string })[];
  /** Claims that neither the material contains nor the author confirmed. */
  claims: readonly Pick<Claim, 'kind' | 'start' | 'end' | 'text'>[];
  /** Sentences unlike the author's own posts, with what is unusual in words. */
  unlike: readonly (Span & { words: string })[];
  /** Whether each sentence rests on the material. Empty without material. */
  rests: readonly { rests: boolean }[];
  /** The author's notes. */
  notes: readonly string[];
  /** True when most of the author's posts report speech. */
  tellsSpeech: boolean;
}

const PHRASES: ReadonlySet<RuleName> = new Set<RuleName>([
  'hollow-opener',
  'hollow-closer',
  'throat-clearing',
  'intensifiers',
  'stock-words',
  'participle-tail',
  'stacked-fragments',
]);
const isPhrase = (rule: string): boolean => [...PHRASES].some((one) => one === rule);

/** So many words of the public list in one sentence are a sign. */
const SLOP_WORDS = 3;
/** Fewer sentences are too few to say that nothing rests on the notes. */
const FEWEST_SENTENCES = 3;
const QUOTE_UNITS = 90;

/** Why a reader could press "Seems like AI", sentence by sentence. Each sentence is named once. */
export function readerCheck(text: string, given: ReaderMaterial): ReaderCheck {
  const sentences = segmentSentences(text);
  const around = ({ start, end }: Span): Span => ({
    start: sentences.findLast((one) => one.start <= start)?.start ?? start,
    end: sentences.find((one) => one.end >= end)?.end ?? end,
  });
  /** A remark with a fix reaches into the next word. */
  const quote = ({ start, end }: Span) => {
    const words = text.slice(start, end);
    return (/^\p{L}/u.test(text.slice(end)) ? words.replace(/\p{L}+$/u, '') : words).replace(
      /^[\s,]+|[\s,]+$/gu,
      '',
    );
  };
  const found: ReaderSign[] = [
    ...given.claims.map((claim): ReaderSign => ({
      ...around(claim),
      kind: 'claim',
      reason:
        claim.kind === 'private'
          ? 'A private detail of somebody else.'
          : claim.kind === 'experience'
            ? 'An experience that is not in your notes.'
            : `“${claim.text}” is not in your notes.`,
    })),
    ...given.remarks.flatMap((remark): ReaderSign[] => {
      if (remark.rule === 'negation-contrast')
        return [
          {
            start: remark.start,
            end: remark.end,
            kind: 'contrast',
            reason: 'A contrast of the kind “not X, but Y”.',
          },
        ];
      return isPhrase(remark.rule)
        ? [{ ...around(remark), kind: 'phrase', reason: `A stock phrase: “${quote(remark)}”.` }]
        : [];
    }),
    ...crowded(text, sentences),
    ...given.unlike.map(({ start, end, words }): ReaderSign => ({
      start,
      end,
      kind: 'voice',
      reason: `Unlike your posts: ${words}.`,
    })),
  ];
  const signs = found
    .filter(
      (sign, at) => !found.slice(0, at).some((other) => other.start < sign.end && sign.start < other.end),
    )
    .toSorted((a, b) => a.start - b.start);
  if (given.rests.length >= FEWEST_SENTENCES && given.rests.every(({ rests }) => !rests))
    signs.unshift({
      start: 0,
      end: 0,
      kind: 'unfounded',
      reason: 'No sentence takes anything from your notes.',
    });
  if (given.tellsSpeech && ![text, ...given.notes].some((one) => hasSpeech(one)))
    signs.push({
      start: 0,
      end: 0,
      kind: 'speech',
      reason: 'Most of your posts tell what somebody said. This one does not.',
    });
  return { signs, question: questionFor(text, signs, given) };
}

/** Sentences with several words of the public list. */
function crowded(text: string, sentences: readonly Span[]): ReaderSign[] {
  if (!isEnglish(text)) return [];
  const words = findSlopWords(text);
  return sentences.flatMap(({ start, end }): ReaderSign[] => {
    const inside = words.filter((word) => word.start >= start && word.end <= end);
    if (inside.length < SLOP_WORDS) return [];
    const named = inside.map((word) => `“${text.slice(word.start, word.end)}”`).join(', ');
    return [{ start, end, kind: 'phrase', reason: `Words that machines overuse: ${named}.` }];
  });
}

const short = (words: string): string => {
  const flat = words.replace(/\s+/gu, ' ').trim();
  return flat.length > QUOTE_UNITS ? `${flat.slice(0, QUOTE_UNITS - 1).trimEnd()}…` : flat;
};

function questionFor(
  text: string,
  signs: readonly ReaderSign[],
  { claims, notes }: ReaderMaterial,
): string | null {
  const sign = (['unfounded', 'claim', 'contrast', 'phrase', 'speech', 'voice'] as const)
    .map((kind) => signs.find((one) => one.kind === kind))
    .find((one) => one !== undefined);
  if (sign === undefined) return null;
  const words = text.slice(sign.start, sign.end);
  switch (sign.kind) {
    case 'unfounded': {
      const note = mostSpecific(notes);
      return note === null
        ? 'What have you seen yourself that belongs in this post?'
        : `Your notes say “${short(note)}” What did that look like?`;
    }
    case 'claim': {
      const claim = claims.find((one) => one.start >= sign.start && one.end <= sign.end);
      if (claim?.kind === 'private') return `Would they want “${short(words)}” told?`;
      return claim !== undefined && claim.kind !== 'experience'
        ? `Where does “${short(claim.text)}” come from?`
        : `Did “${short(words)}” happen? When, and who was there?`;
    }
    case 'speech':
      return 'What did you see or hear? One sentence makes it yours.';
    case 'contrast':
      return `What have you seen that shows “${short(lastPart(words))}”`.replace(/[.!]?”$/u, '”?');
    case 'phrase':
    case 'voice':
      return `How would you say “${short(words)}” to a colleague?`;
  }
}

/** What a contrast asserts: its last sentence, or what follows "but". */
function lastPart(words: string): string {
  const last = segmentSentences(words).at(-1);
  const sentence = last === undefined ? words : words.slice(last.start, last.end);
  return sentence.split(/\bbut\s+|[;—–]\s*/u).at(-1) ?? sentence;
}

/** The first sentence of the notes with a figure, otherwise the first. */
function mostSpecific(notes: readonly string[]): string | null {
  const sentences = notes.flatMap((note) =>
    segmentSentences(note).map(({ start, end }) => note.slice(start, end)),
  );
  return sentences.find((sentence) => /\d/u.test(sentence)) ?? sentences[0] ?? null;
}
