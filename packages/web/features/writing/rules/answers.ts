import { audience } from '@limelight/contracts';
import { ideaCharacterLimit } from '@limelight/contracts/catalog';
import { ideaWithAnswer, WHO_IT_IS_FOR } from '@limelight/post-text/writer';
import type { Choices } from '../brief/choices.ts';

/** What the writer says is missing, parted: what it asks, and what it tells. */
export function partMissing(missing: readonly string[]): { questions: string[]; remarks: string[] } {
  const asks = (words: string) => words.endsWith('?');
  return { questions: missing.filter(asks), remarks: missing.filter((words) => !asks(words)) };
}

type Told = { idea: string; choices: Choices };
/** `before` is what was answered to the same question earlier; both may be empty. */
type Answer = { question: string; before: string; answer: string };

/**
 * The idea and the brief with an answer in them, in the place of the one before: the readers stand in the brief, all else in the
 * idea. Null where it does not fit.
 */
export function withAnswer({ idea, choices }: Told, { question, before, answer }: Answer): Told | null {
  if (question === WHO_IT_IS_FOR) {
    const readers = answer.trim().replace(/\s+/g, ' ');
    return audience.safeParse(readers).success ? { idea, choices: { ...choices, audience: readers } } : null;
  }
  const next = ideaWithAnswer({ idea, question, before, answer });
  return next.length <= ideaCharacterLimit ? { idea: next, choices } : null;
}
