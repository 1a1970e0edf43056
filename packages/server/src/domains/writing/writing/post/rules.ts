import { findUrls, notAsAsked } from '@limelight/post-text';
import {
  isErrorCode,
  postRun,
  type Brief,
  type Engine,
  type ErrorCode,
  type PostCut,
} from '@limelight/contracts';
import { writerCodes } from '../../../../integrations/ai/index.ts';
import { readDraft, type WrittenDraft } from '../../../posts/posts/index.ts';
import type { TextFault } from '../../../../run.ts';
import type { RunRow } from '../../../runs/runs/index.ts';

export interface Draft extends WrittenDraft {
  state: 'writing' | 'written' | 'stopped' | 'failed';
  missing: readonly string[];
  cut: PostCut | null;
  charged: number;
  /** `id@version`. Null for an outline. */
  prompt: string | null;
  code: ErrorCode | null;
  reason: string | null;
}

interface KeptText {
  variant: number;
  text: string;
  engine: Engine;
  cut: PostCut | null;
}

export type Outcome =
  | { status: 'running' }
  | { status: 'done'; texts: KeptText[]; missing: string[] }
  | { status: 'cancelled'; texts: KeptText[] }
  | { status: 'failed'; texts: KeptText[]; code: ErrorCode; reason: string | null };

const states = {
  queued: 'writing',
  running: 'writing',
  waiting: 'writing',
  done: 'written',
  cancelled: 'stopped',
  failed: 'failed',
} as const;

/** The reason a draft failed, for `details.reason`. */
const reasons: ReadonlyMap<ErrorCode, string> = new Map<ErrorCode, string>([
  ...Object.entries(writerCodes).map(([reason, code]) => [code, reason] as const),
  ['writer_unreadable', 'unreadable'],
]);

export function draftOf(row: RunRow): Draft {
  const { status, result, charged, prompts, errorCode, errorReason } = row;
  const known = errorCode !== null && isErrorCode(errorCode) ? errorCode : null;
  const code = known === 'run_failed' ? 'writer_unavailable' : known;
  const { missing, cut } = result === null ? { missing: [], cut: null } : postRun.result.parse(result.value);
  return {
    ...readDraft(row),
    state: states[status],
    missing,
    cut,
    charged: charged ?? 0,
    prompt: prompts[0] ?? null,
    code,
    reason: errorReason ?? (code === null ? null : (reasons.get(code) ?? null)),
  };
}

/** The reason there is nothing to write about, or null. Text besides the idea also counts. */
export function noIdeaOf({
  idea,
  mustSay,
  sourceIds,
}: Pick<Brief, 'idea' | 'mustSay'> & { sourceIds: readonly string[] }): ErrorCode | null {
  if (sourceIds.length > 0 || mustSay.some((point) => point.trim() !== '')) return null;
  const only = idea.trim();
  const [url] = findUrls(only);
  if (url !== undefined && url.start === 0 && url.end === only.length) return 'idea_is_address';
  return /[\p{L}\p{N}]/u.test(only) ? null : 'idea_is_no_word';
}

const bareWords = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** True when two texts only differ in line breaks and punctuation. */
export const saysTheSame = (one: string, other: string): boolean => bareWords(one) === bareWords(other);

/** What is wrong enough with a text to write it again, gravest first; null when the author can put it right as well. */
export function faultOf(text: string, brief: Brief): TextFault | null {
  const grave = notAsAsked(text, brief).filter(({ weight }) => weight > 0);
  if (grave.length === 0) return null;
  const words = [...grave.map(({ fault }) => fault), 'Write the whole post again.'].join(' ');
  return { words, weight: grave.reduce((sum, { weight }) => sum + weight, 0) };
}

/** True when a draft replaces another in the post: it is complete, and the first of several. */
export function isAhead(mine: { variant: number; isPartial: boolean }, other: Draft): boolean {
  if (mine.isPartial) return false;
  return other.state !== 'written' || mine.variant < other.variant;
}

/** The descriptions of why drafts were not completed, for one and for several. */
interface BreakName {
  one: string;
  several: string;
}
const alike = (words: string): BreakName => ({ one: words, several: words });
const broken = alike('the writer stopped early');
const silent = alike('the writer did not answer');
const breakNames: ReadonlyMap<ErrorCode | null, BreakName> = new Map<ErrorCode | null, BreakName>([
  ['writer_declined', { one: 'the model would not write it', several: 'the model would not write them' }],
  ['writer_cut', alike('the model reached its limit before the end')],
  ['writer_busy', alike('the model was too busy')],
  ['writer_unreadable', alike('the model gave no text that could be read')],
]);

const breakName = ({ code, text }: Draft): BreakName =>
  breakNames.get(code) ?? (text === '' ? silent : broken);

function brokenNotes(drafts: readonly Draft[]): string[] {
  const failed = drafts.filter(({ state }) => state === 'failed');
  return [...new Set(failed.map(breakName))].map((name) => {
    const [one, other] = failed
      .filter((draft) => breakName(draft) === name)
      .map(({ variant }) => variant + 1);
    return other === undefined
      ? `Draft ${one}: ${name.one}, and it cost nothing`
      : `Drafts ${one} and ${other}: ${name.several}, and they cost nothing`;
  });
}

function cutNotes(drafts: readonly Draft[]): string[] {
  return drafts
    .filter(({ cut }) => cut !== null)
    .map(({ variant }) => `Draft ${variant + 1}: the model stopped in the middle`);
}

function stoppedNotes(drafts: readonly Draft[]): string[] {
  return drafts
    .filter(({ state }) => state === 'stopped')
    .map(({ variant, charged }) =>
      charged > 0
        ? `Draft ${variant + 1}: you stopped it; the text written so far was kept and charged`
        : `Draft ${variant + 1}: you stopped it, and it cost nothing`,
    );
}

function repeatNotes(drafts: readonly Draft[]): string[] {
  const repeats = drafts.filter(({ state, charged }) => state === 'written' && charged === 0);
  if (repeats.length > 1 && repeats.length === drafts.length - 1)
    return ['All drafts came out the same, so you only paid for one'];
  return repeats.flatMap(({ variant, text }) => {
    const same = drafts.find((other) => other.variant !== variant && saysTheSame(other.text, text));
    return same === undefined
      ? []
      : `Draft ${variant + 1} came out the same as draft ${same.variant + 1}, so it cost nothing`;
  });
}

const kept = (drafts: readonly Draft[]): KeptText[] =>
  drafts.flatMap(({ variant, text, engine, cut }) =>
    text === '' || engine === null ? [] : [{ variant, text, engine, cut }],
  );

/** The outcome of a generation. Stopped drafts come after completed ones. */
export function outcomeOf(drafts: readonly Draft[]): Outcome {
  if (drafts.some(({ state }) => state === 'writing')) return { status: 'running' };
  const ordered = drafts.toSorted((a, b) => a.variant - b.variant);
  const written = ordered.filter(({ state }) => state === 'written');
  const stopped = ordered.filter(({ state }) => state === 'stopped');
  const [first] = written;
  if (first !== undefined) {
    const cutOnes = drafts.length > 1 ? cutNotes(ordered) : [];
    const notes = [...brokenNotes(ordered), ...cutOnes, ...stoppedNotes(ordered), ...repeatNotes(ordered)];
    return { status: 'done', texts: kept([...written, ...stopped]), missing: [...first.missing, ...notes] };
  }
  if (stopped.length > 0) return { status: 'cancelled', texts: kept(ordered) };
  const failed = ordered.find(({ code }) => code !== null);
  const { code = null, reason = null } = failed ?? {};
  return { status: 'failed', texts: kept(ordered), code: code ?? 'writer_unavailable', reason };
}
