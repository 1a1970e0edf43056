import { FOLD_DEFAULTS, foldAt } from '../../linkedin/fold.ts';
import type { Role, Sentence } from '../parse/features.ts';

/** How an opening is made: the notes' own beginning, a later sentence, or one of the turns that need no new word of meaning. */
export type Kind =
  | 'straight'
  | 'later'
  | 'tally'
  | 'beat'
  | 'quote'
  | 'reason'
  | 'lines'
  | 'figure'
  | 'when'
  | 'bare'
  | 'reader'
  | 'outcome'
  | 'headline'
  | 'ask'
  | 'reorder';

/** What a sentence is worth as an opening for what it does. */
export const ROLE_SCORE: Record<Role, number> = {
  confession: 3,
  quote: 2,
  change: 3,
  turn: 2.5,
  lesson: 1.5,
  belief: 2,
  news: 2,
  question: 2,
  advice: 1,
  figure: 1,
  action: 0.5,
  fact: 0,
  thanks: -4,
  invite: -4,
};
/** What a line is worth as an opening for its length, its figures and how it begins. */
export function scoreLine(line: Sentence, kind: Kind): number {
  const length = line.text.length;
  let score = length <= 60 ? 3 : length <= 90 ? 2 : length <= 120 ? 0.5 : length <= 160 ? -3 : -6;
  if (isCut(line.text)) score -= 1.5;
  if (kind === 'straight') score += 3;
  if (kind === 'later') score -= 1;
  if (kind === 'lines') score -= 1.5;
  if (line.figures > 0) score += 1;
  if (line.words.length < 3 && kind !== 'straight') score -= 4;
  if (/^the /i.test(line.text)) score -= 0.5;
  if (/^(?:if|when|while|after|before|because|although)\b/i.test(line.text)) score -= 1;
  if (/\(/.test(line.text)) score -= 0.5;
  if (/https?:|www\.|\S@\S/.test(line.text)) score -= 4;
  if (line.text.endsWith(':')) score -= 3;
  return score;
}

/** Whether a phone cuts the line before its end when more text follows. */
function isCut(line: string): boolean {
  return (
    line.length > 70 &&
    (foldAt(`${line}\n\n${'more '.repeat(80)}`, FOLD_DEFAULTS.mobile) ?? line.length) < line.length
  );
}
