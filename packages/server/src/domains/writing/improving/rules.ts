import { postLanguages, type ChatChoices, type chatRun, type rewriteRun } from '@limelight/contracts';
import { findPassage, languageIn } from '@limelight/post-text';
import type { z } from 'zod';
import type { TextFault } from '../../../run.ts';
import type { ExchangeRow } from '../../posts/posts/index.ts';
import { holdsMore } from './part.ts';

/** What is wrong with a changed text. `refusal` says why it cannot be taken when the second one has it as well. */
export interface EditFault extends TextFault {
  refusal: string;
}

const free = 'Nothing was charged.';

/** What makes a changed text none of what was asked for; null when it can be shown. */
export function editFault(
  changed: string,
  { text, part, help, language }: z.output<typeof rewriteRun.input>,
): EditFault | null {
  const piece = (part === null ? text : text.slice(part.start, part.end)).trim();
  if (part !== null && holdsMore(changed, text, part))
    return {
      words: 'It held more than the part. Answer with the changed part alone.',
      weight: 4,
      refusal: `The model changed more than the selected words. ${free} Try again, or select whole sentences.`,
    };
  if (help === 'shorter' && changed.length >= piece.length)
    return {
      words: `It had ${changed.length} characters and is to be shorter than ${piece.length}. Leave out what says least.`,
      weight: 3,
      refusal: `The model could not make it shorter. ${free} Select a part of it, or cut it by hand.`,
    };
  const wanted = help === 'translate' ? (language ?? null) : help === 'own' ? null : languageIn(piece);
  const has = languageIn(changed);
  if (wanted !== null && has !== null && has !== wanted)
    return {
      words: `It was in the wrong language. Write it in ${postLanguages[wanted]}.`,
      weight: 8,
      refusal: `The model answered in another language. ${free} Try again.`,
    };
  return null;
}

/** The chat entry for a run, which has the same id. */
export function exchangeOf(
  id: string,
  { postId, text, instruction }: z.output<typeof chatRun.input>,
  result: z.output<typeof chatRun.result>,
  createdAt: Date,
): Omit<ExchangeRow, 'userId'> {
  const asked = { id, helpId: id, postId, instruction, before: text };
  return { ...asked, ...result, undone: [], outcome: 'open', createdAt };
}

/** How much of what came of a request is told with the next one. */
const longestCame = 800;

/** What came of an earlier request, in words for the model. */
export function cameOf({ before, after, words, choices, outcome }: ExchangeRow): string {
  const applied = { open: 'not decided', taken: 'applied', part: 'partly applied', left: 'rejected' }[
    outcome
  ];
  if (choices !== null) return `Offered (${applied}): ${choices.with.join(' | ')}`.slice(0, longestCame);
  if (words !== '') return `Answered: ${words}`.slice(0, longestCame);
  const known = new Set(trimLines(before).split('\n'));
  const changed = trimLines(after)
    .split('\n')
    .filter((line) => !known.has(line));
  return `Changed (${applied}) to: ${changed.join('\n') || 'some lines left out'}`.slice(0, longestCame);
}

/** Alternatives for a passage that is in the text, each once; null when they cannot be applied. */
export function choicesIn(
  text: string,
  given: { replaces?: string | null | undefined; choices?: readonly string[] | null | undefined },
): ChatChoices | null {
  const found = findPassage(text, given.replaces ?? '');
  if (found === null) return null;
  const replaces = text.slice(found.start, found.end);
  const options = [...new Set((given.choices ?? []).map((one) => one.trim()))].filter(
    (one) => one !== '' && one !== replaces,
  );
  return options.length === 0 ? null : { replaces, with: options };
}

const trimLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

/** True when two texts only differ in spaces at the ends of their lines. */
export const isUnchanged = (one: string, other: string): boolean => trimLines(one) === trimLines(other);

/** The charge for a changed text: nothing if only white space changed, otherwise the price. */
export const chargeFor = (before: string, after: string): number =>
  before.replace(/\s+/g, '') === after.replace(/\s+/g, '') ? 0 : Number.POSITIVE_INFINITY;
