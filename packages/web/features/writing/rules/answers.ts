import { audience } from '@limelight/contracts';
import { ideaCharacterLimit } from '@limelight/contracts/catalog';
import { WHO_IT_IS_FOR } from '@limelight/post-text/writer';
import type { Choices } from './choices.ts';

/** What the writer says is missing, parted: what it asks, and what it tells. */
export function partMissing(missing: readonly string[]): { questions: string[]; remarks: string[] } {
  const asks = (words: string) => words.endsWith('?');
  return { questions: missing.filter(asks), remarks: missing.filter((words) => !asks(words)) };
}

type Told = { idea: string; choices: Choices };
/** `before` is what was answered to the same question earlier; both may be empty. */
type Answer = { question: string; before: string; answer: string };

/**
 * The idea and the brief with an answer in them, in the place of the one before: the readers stand in the brief, all else is a
 * paragraph of the idea. Null where it does not fit.
 */
export function withAnswer({ idea, choices }: Told, { question, before, answer }: Answer): Told | null {
  const words = plain(answer);
  if (question === WHO_IT_IS_FOR)
    return audience.safeParse(words).success ? { idea, choices: { ...choices, audience: words } } : null;
  const earlier = sentence(before);
  const paragraphs = idea.trimEnd() === '' ? [] : idea.trimEnd().split('\n\n');
  const at = earlier === '' ? -1 : paragraphs.lastIndexOf(earlier);
  paragraphs.splice(at === -1 ? paragraphs.length : at, at === -1 ? 0 : 1, sentence(words));
  const next = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
  return next.length <= ideaCharacterLimit ? { idea: next, choices } : null;
}

function plain(answer: string): string {
  return answer.trim().replace(/\s+/g, ' ');
}

function sentence(answer: string): string {
  const words = plain(answer);
  return words === '' || /[.!?…]["”’)]*$/.test(words) ? words : `${words}.`;
}
