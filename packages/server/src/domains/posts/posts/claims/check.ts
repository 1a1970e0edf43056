import { createHash } from 'node:crypto';
import { openClaim, type OpenClaim } from '@limelight/contracts';
import {
  findClaims,
  openWith,
  segmentSentences,
  withoutPrivate,
  type CheckedClaim,
} from '@limelight/post-text';
import type { z } from 'zod';
import { promptName } from '../../../../integrations/ai/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import type { Run } from '../../../../run.ts';
import { checkAnswer, checkClaimsPrompt } from './check-prompt.v3.ts';

/** The most of the material that a model reads, in UTF-16 units. */
const materialUnits = 40_000;
const longestReason = 200;

/** What a check depends on: the same text and material are not asked about twice. */
export function checkKey(text: string, material: readonly string[]): string {
  const parts = JSON.stringify([promptName(checkClaimsPrompt), text, ...material]);
  return createHash('sha256').update(parts).digest('hex');
}

/** Sentences with something to check: a line of hashtags says nothing. */
const sentencesOf = (text: string): string[] =>
  segmentSentences(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    return /\p{L}[\p{L}\p{M}]*\s+\S/u.test(sentence.replace(/#[\p{L}\p{M}\p{N}_]+/gu, '')) ? [sentence] : [];
  });

/** A title made from the first words of a note can end within its brackets. */
const CUT_NOTE = /\(\([^()\n]*$/gmu;

/** What is private stays here, also where it supports a sentence. */
const sendable = (material: string): string => withoutPrivate(material).replace(CUT_NOTE, '');

interface Compared {
  text: string;
  material: readonly string[];
}

/** What a model is asked about a text, and how its answer is read; null for a text without a sentence. */
export function checkQuestion({ text, material }: Compared) {
  const sentences = sentencesOf(text);
  if (sentences.length === 0) return null;
  return {
    prompt: checkClaimsPrompt,
    schema: checkAnswer,
    data: {
      material: material.map(sendable).join('\n\n').slice(0, materialUnits),
      sentences: sentences.map((sentence, index) => `${index + 1}. ${sentence}`).join('\n'),
    },
    read: (answer: z.output<typeof checkAnswer>): OpenClaim[] => {
      const seen = new Set<number>();
      return answer.open.flatMap(({ sentence: number, kind, reason }) => {
        const sentence = sentences[number - 1];
        if (sentence === undefined || seen.has(number)) return [];
        seen.add(number);
        return [openClaim.parse({ sentence, kind, reason: reason.trim().slice(0, longestReason) })];
      });
    },
  };
}

/**
 * Asks a model, as a step of the run, which sentences of a text its material does not bear out. Throws the writer's codes.
 * Null without a model, or when it gave no answer that can be read.
 */
export async function askAboutClaims(
  run: Run,
  step: string,
  compared: Compared,
): Promise<OpenClaim[] | null> {
  const question = checkQuestion(compared);
  if (question === null) return [];
  const { prompt, schema, data, read } = question;
  const answer = await run.ask(step, { prompt, schema, data, unusable: 'none' });
  return answer === null ? null : read(answer);
}

/** The same where nothing fails for it: null as well when the model cannot be asked. */
export async function openSentences(run: Run, step: string, compared: Compared): Promise<OpenClaim[] | null> {
  return askAboutClaims(run, step, compared).catch((error: unknown) => {
    if (!(error instanceof AppError) || run.signal.aborted) throw error;
    return null;
  });
}

/**
 * The claims of a text that its material does not bear out: by rule, and with a model by what it names, where it decides on
 * what rules only suspect. Nothing fails for it. What is private is not among them. `names` are known, and no model is shown them.
 */
export async function claimsToCheck(
  run: Run,
  step: string,
  { text, material, names = [] }: Compared & { names?: readonly string[] },
): Promise<CheckedClaim[]> {
  const open = await openSentences(run, step, { text, material });
  const claims = openWith(
    findClaims(text, [...material, ...names]),
    text,
    open === null ? null : { text, open: open.filter(({ kind }) => kind !== 'private') },
  );
  return claims.filter(({ supported, kind }) => !supported && (open !== null || kind !== 'experience'));
}

/** The words of claims, each once. */
export const claimWords = (claims: readonly { text: string }[]): string[] => [
  ...new Set(claims.map(({ text }) => text)),
];
