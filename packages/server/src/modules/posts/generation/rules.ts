import {
  draftsApart,
  draftTwins,
  findSentences,
  nameOfLanguage,
  noIdeaIn,
  writtenIn,
} from '@limelight/post-text/writer';
import { freeCancelCharacters, type Brief, type Engine, type ErrorCode } from '@limelight/contracts';
import { writerCodes } from '../../../integrations/ai/index.ts';
import type { KeptText } from '../tables.ts';
import type { EarlierTexts } from './repository.ts';

/** How one variant ended, with what of it was delivered. */
export interface VariantResult {
  variant: number;
  /** `cancelled` with the whole generation, `stopped` alone. */
  state: 'written' | 'cancelled' | 'stopped' | 'failed';
  text: string;
  /** What of the idea the built-in writer was told; null of a model. */
  told: string | null;
  engine: Engine;
  missing: readonly string[];
  /** Why it failed, for the log and for `details.reason`. */
  reason: string | null;
}

export type Outcome = {
  /** How many variants are charged. */
  charged: number;
  texts: KeptText[];
} & (
  | { status: 'done'; missing: string[] }
  | { status: 'failed' | 'cancelled'; code: ErrorCode; reason: string | null }
);

/** Why there is nothing to write of; null where there may be. What is beside the idea can be written of. */
export function noIdeaOf({
  idea,
  mustSay,
  sourceIds,
}: Pick<Brief, 'idea' | 'mustSay'> & { sourceIds: readonly string[] }): ErrorCode | null {
  if (sourceIds.length > 0 || mustSay.some((point) => point.trim() !== '')) return null;
  const none = noIdeaIn(idea);
  return none === null ? null : none === 'address' ? 'idea_is_address' : 'idea_is_no_word';
}

const keep = ({ variant, text, engine }: VariantResult): KeptText => ({ variant, text, engine });

const byModel = ({ engine }: VariantResult) => engine.kind === 'model';

/** A model's texts that are an earlier one of it again but for breaks and marks, each with that one. */
function repeatsOf(written: readonly VariantResult[]): { again: VariantResult; of: VariantResult }[] {
  const model = written.filter(byModel);
  return draftTwins(model.map(({ text }) => text)).flatMap((twin, index) => {
    const [again, of] = [model[index], twin?.how === 'same' ? model[twin.draft] : undefined];
    return again === undefined || of === undefined ? [] : [{ again, of }];
  });
}

/** How many of the texts tell something another way than the others. */
function countApart(written: readonly VariantResult[]): number {
  const ruled = written.filter((one) => !byModel(one));
  return (
    written.length - ruled.length - repeatsOf(written).length + draftsApart(ruled.map(({ text }) => text))
  );
}

function repeatNotes(written: readonly VariantResult[]): string[] {
  return repeatsOf(written).map(
    ({ again, of }) =>
      `Draft ${again.variant + 1}: the same as draft ${of.variant + 1} but for breaks and marks, and it cost nothing`,
  );
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** Whether the built-in writer only gave the idea back, in one paragraph as it came. */
function givesBack({ told, text }: VariantResult): boolean {
  return told !== null && !text.trim().includes('\n') && wordsOf(text) === wordsOf(told);
}

/** Whether a text goes on from one that was stopped when enough of it had come to be paid for. */
const goesOn = ({ text }: VariantResult, earlier: readonly string[]) =>
  earlier.some((known) => known.length >= freeCancelCharacters && text.startsWith(known.trimEnd()));

/** Whether the built-in writer wrote a text before. */
const isEarlier = (one: VariantResult, earlier: readonly string[]) =>
  !byModel(one) && (goesOn(one, earlier) || draftsApart([...earlier, one.text]) === draftsApart(earlier));

/** How many of the texts are paid for. */
function countCharged(texts: readonly VariantResult[], earlier: readonly string[]): number {
  const back = texts.filter(givesBack).map(({ text }) => text);
  const free = [...earlier, ...back];
  // One that was stopped half-way costs no more than the whole would have.
  const begins = ({ state, text }: VariantResult) =>
    state !== 'written' && free.some((known) => known.startsWith(text.trimEnd()));
  const ruled = texts.filter((one) => !byModel(one) && !begins(one) && !goesOn(one, earlier));
  const model = texts.filter(byModel);
  return (
    model.length -
    repeatsOf(model).length +
    draftsApart([...free, ...ruled.map(({ text }) => text)]) -
    draftsApart(free)
  );
}

function earlierNotes(texts: readonly VariantResult[], of: number): string[] {
  if (of === 1 && texts.length === 1) return ['You have this draft already, so it cost nothing'];
  return texts.map(({ variant }) => `Draft ${variant + 1}: you have it already, and it cost nothing`);
}

/** `of` how many drafts these only give the idea back. */
function backNotes(back: readonly VariantResult[], of: number): string[] {
  if (of === 1) return back.map(() => 'Your idea came back in your own words, so that draft cost nothing');
  return back.map(
    ({ variant }) => `Draft ${variant + 1}: your idea came back in your own words, and it cost nothing`,
  );
}

/** The texts without those of the built-in writer that say what an earlier one says. */
function withoutRepeats(written: readonly VariantResult[]): VariantResult[] {
  const ruled = written.filter((one) => !byModel(one));
  const apart = ruled.filter(
    (_, index) => countApart(ruled.slice(0, index + 1)) > countApart(ruled.slice(0, index)),
  );
  return written.filter((one) => byModel(one) || apart.includes(one));
}

/** How the built-in writer came to so many drafts: what it may move is the fewer, the less of a language it knows. */
function draftsGiven(told: string, drafts: 'one draft' | 'two drafts'): string {
  if (drafts === 'one draft' && findSentences(told).length < 2) return 'Your words hold one thought';
  const language = writtenIn(told);
  const named = language === 'en' ? undefined : nameOfLanguage(language);
  if (named !== undefined)
    return `In ${named} the built-in writer moves only sentences that surely stand alone, which gives ${drafts} here`;
  return drafts === 'two drafts'
    ? 'Your words give two drafts'
    : 'The built-in writer moves only sentences that surely stand alone, which gives one draft here';
}

/** Why there are fewer drafts than were asked for. */
function alikeNote(kept: readonly VariantResult[], written: number): string[] {
  if (kept.length === written) return [];
  const told = kept.find((one) => !byModel(one))?.text ?? '';
  if (kept.length > 1)
    return [
      `${draftsGiven(told, 'two drafts')}: a third would say the same as one of them, so it is left out and cost nothing`,
    ];
  return [
    written === 2
      ? `${draftsGiven(told, 'one draft')}: a second draft would say the same, so it is left out and cost nothing`
      : `${draftsGiven(told, 'one draft')}: other drafts would say the same, so they are left out and cost nothing`,
  ];
}

/** Why a draft did not come to its end, of one and of several. */
interface BreakName {
  one: string;
  several: string;
}
const alike = (words: string): BreakName => ({ one: words, several: words });
const broken = alike('the writer broke off');
const silent = alike('the writer did not answer');
const breakNames: Readonly<Record<string, BreakName>> = {
  declined: { one: 'the model would not write it', several: 'the model would not write them' },
  limit: alike('the model reached its limit before the end'),
  rate_limited: alike('the model has too much to do'),
  unreadable: alike('the model gave no text that could be read'),
  'too-slow': alike('the writer took too long'),
  busy: alike('the writer has too much to do'),
  'nothing-told': alike('what you brought tells nothing'),
  private: alike('all you gave is marked as not for readers'),
};

const breakName = ({ reason, text }: VariantResult): BreakName =>
  breakNames[reason ?? ''] ?? (text === '' ? silent : broken);

/** Which of several drafts did not come to their end, and why. */
function brokenNotes(results: readonly VariantResult[]): string[] {
  const failed = results.filter(({ state }) => state === 'failed');
  return [...new Set(failed.map(breakName))].map((name) => {
    const [one, other] = failed
      .filter((result) => breakName(result) === name)
      .map(({ variant }) => variant + 1);
    return other === undefined
      ? `Draft ${one}: ${name.one}, and it cost nothing`
      : `Drafts ${one} and ${other}: ${name.several}, and they cost nothing`;
  });
}

/** Whether a text is paid for as far as its end tells: it was written, or stopped after enough of it had been delivered. */
export function endIsPaid({ state, text }: VariantResult): boolean {
  return state === 'written' || (state !== 'failed' && text.length >= freeCancelCharacters);
}

function stoppedNotes(results: readonly VariantResult[]): string[] {
  return results
    .filter(({ state }) => state === 'stopped')
    .map((result) =>
      endIsPaid(result)
        ? `Draft ${result.variant + 1}: you stopped it; what was written is kept and paid for`
        : `Draft ${result.variant + 1}: you stopped it, and it cost nothing`,
    );
}

/** What a person is told by the reason that the log has. */
const failureCodes: Readonly<Record<string, ErrorCode>> = {
  ...writerCodes,
  unreadable: 'writer_unreadable',
  'too-slow': 'writer_too_slow',
  busy: 'writer_queue_full',
  'nothing-told': 'writer_nothing_told',
  private: 'all_private',
};

const unbroken = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The texts that a person has already. Of those told to come out another way no more than what is had word for word: the same
 * thoughts in another shape were asked for.
 */
function hadOf(results: readonly VariantResult[], { alike, otherwise }: EarlierTexts): string[] {
  const isHad = (known: string) =>
    results.some(({ state, text }) =>
      state === 'written'
        ? unbroken(text) === unbroken(known)
        : text.trim() !== '' && known.startsWith(text.trimEnd()),
    );
  return [...alike, ...otherwise.filter(isHad)];
}

/**
 * What is charged and kept. Variants that came back are charged, those that repeat another once and one of the built-in writer
 * that repeats the idea, or one of the texts `before` from the same idea, not at all; after a cancel of all or of one, by the
 * same rule, those too of which enough had been delivered; when none came back and one failed, nothing. One of the built-in writer that repeats another is not kept; one that
 * was stopped stands behind those that were written.
 */
export function decideOutcome(
  results: readonly VariantResult[],
  before: EarlierTexts = { alike: [], otherwise: [] },
): Outcome {
  const earlier = hadOf(results, before);
  const written = results.filter((result) => result.state === 'written');
  const stopped = results.filter((result) => result.state === 'stopped');
  const paid = results.filter(endIsPaid);
  const isFailed = results.some((result) => result.state === 'failed');
  const ownEnd = written.length === 0 && stopped.length > 0 && !isFailed;
  if (ownEnd || results.some((result) => result.state === 'cancelled')) {
    const kept = results.filter((result) => result.text !== '');
    return {
      status: 'cancelled',
      charged: countCharged(paid, earlier),
      texts: kept.map(keep),
      code: 'generation_cancelled',
      reason: null,
    };
  }
  const [first] = written;
  if (first !== undefined) {
    const told = withoutRepeats(written);
    const ideas = paid.filter(givesBack).map(({ text }) => text);
    const back = told.filter((one) => isEarlier(one, ideas));
    const again = told.filter((one) => !back.includes(one) && isEarlier(one, earlier));
    const texts = [...told, ...stopped.filter(({ text }) => text !== '')].map(keep);
    const missing = [
      ...first.missing,
      ...brokenNotes(results),
      ...stoppedNotes(results),
      ...repeatNotes(paid),
      ...alikeNote(told, written.length),
      ...backNotes(back, told.length),
      ...earlierNotes(again, results.length),
    ];
    return { status: 'done', charged: countCharged(paid, earlier), texts, missing };
  }
  const reason = results.find((result) => result.reason !== null)?.reason ?? null;
  return {
    status: 'failed',
    charged: 0,
    texts: results.filter((result) => result.text !== '').map(keep),
    code: reason === null ? 'writer_unavailable' : (failureCodes[reason] ?? 'writer_unavailable'),
    reason,
  };
}
