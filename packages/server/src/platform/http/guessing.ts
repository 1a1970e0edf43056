import { AppError } from './app-error.ts';
import type { LimitRule, Limits } from './limits.ts';

const daySeconds = 86_400;

/** A secret and the place it is given from, both as keyed hashes. */
interface Guess {
  /** What the secret opens: `login`, for example. */
  of: string;
  subject: string;
  place: string;
}

const rulesOf = (of: string) =>
  ({
    here: { name: `${of}-place`, points: 10, perSeconds: 900 },
    /** Far above what people mistype, and far below what guessing needs. */
    everywhere: { name: `${of}-total`, points: 100, perSeconds: 3600 },
    right: { name: `${of}-right`, points: 1, perSeconds: 30 * daySeconds },
  }) as const satisfies Record<string, LimitRule>;

const keyOf = ({ subject, place }: Guess) => `${subject}:${place}`;

/**
 * Counts a try at a secret: ten in a quarter of an hour from one place, and a hundred in an hour from everywhere. Places
 * from which it was right within 30 days are not held up by what others try. Refuses with `too_many_requests`.
 */
export async function admitGuess(limits: Limits, guess: Guess): Promise<void> {
  const { here, everywhere, right } = rulesOf(guess.of);
  await limits.take(here, keyOf(guess));
  try {
    await limits.take(everywhere, guess.subject);
  } catch (error) {
    if (!(error instanceof AppError) || !(await limits.holds(right, keyOf(guess)))) throw error;
  }
}

/** Takes back a try that was right. */
export async function noteRight(limits: Limits, guess: Guess): Promise<void> {
  const { here, everywhere, right } = rulesOf(guess.of);
  await limits.clear(here, keyOf(guess));
  await limits.giveBack(everywhere, guess.subject);
  await limits.set(right, keyOf(guess));
}

/** Forgets the tries at a secret that was replaced, those from this place too. */
export async function forgetGuesses(limits: Limits, guess: Guess): Promise<void> {
  const { here, everywhere } = rulesOf(guess.of);
  await limits.clear(here, keyOf(guess));
  await limits.clear(everywhere, guess.subject);
}
