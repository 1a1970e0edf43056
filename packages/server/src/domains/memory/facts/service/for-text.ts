import { avoidedWordLimit } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { readingTogether, type Connection } from '../../../../platform/db/index.ts';
import { listSteering, usable } from '../repository/facts.ts';
import { findMatchingFacts, listTellable, listUntold, usableIn } from '../repository/for-text.ts';
import { avoidedIn } from '../rules/avoided.ts';
import { dayOf } from '../rules/lasting.ts';
import { isSteering, rankFacts } from '../rules/ranking.ts';
import { searchFor } from '../rules/terms.ts';
import { knownOf, type KnownFact } from './known.ts';

const mostRules = 200;

/** The number of facts among which a model chooses where words find few. */
const mostToChooseFrom = 40;

/**
 * What a text about this subject is written with: the confirmed facts that fit it best, and every rule and wish; never
 * those marked "never". `voiceId` is a voice that is not the person's own, in which their own facts are not told. With
 * `chosen`, other facts follow where fewer than half of `limit` match the subject's words, as in another language; the
 * model chooses among them.
 */
export async function factsForText(
  context: Context,
  userId: string,
  {
    subject,
    limit,
    voiceId,
    chosen = false,
  }: { subject: string; limit: number; voiceId: string | null; chosen?: boolean },
): Promise<KnownFact[]> {
  const connection = readingTogether(context.database.pool);
  const now = new Date(context.clock.now());
  const where = usableIn(userId, voiceId, dayOf(now));
  // A post waits for all of them before its first word.
  const [fitting, steering, others] = await Promise.all([
    findMatchingFacts(connection, where, { ...searchFor(subject), limit: limit * 4 + 8 }),
    listSteering(connection, where),
    chosen && subject !== '' ? listTellable(connection, where, mostToChooseFrom) : [],
  ]);
  const told = fitting.filter((fact) => !isSteering(fact));
  const best = rankFacts(told, limit, now);
  const more = best.length * 2 < limit ? others.filter(({ id }) => best.every((fact) => fact.id !== id)) : [];
  return [...best, ...more.slice(0, mostToChooseFrom - best.length), ...steering].flatMap(knownOf);
}

const mostLike = 24;

/** The facts that may be told and share words with a text. */
export async function listFactsLike(
  connection: Connection,
  userId: string,
  text: string,
  now: Date,
): Promise<KnownFact[]> {
  const where = usableIn(userId, null, dayOf(now));
  const found = await findMatchingFacts(connection, where, { ...searchFor(text), limit: mostLike });
  return found.filter((fact) => !isSteering(fact)).flatMap(knownOf);
}

/** The words that the rules of a text in this voice say are never used, each with its rule. */
export async function listAvoided(
  context: Context,
  userId: string,
  voiceId: string | null,
): Promise<{ word: string; rule: string }[]> {
  const where = usableIn(userId, voiceId, dayOf(new Date(context.clock.now())));
  const rules = await listSteering(context.database.db, where, mostRules);
  const words = rules.flatMap(({ text }) => avoidedIn(text).map((word) => ({ word, rule: text })));
  return words.slice(0, avoidedWordLimit);
}

/** A person's own facts that may be told and that no post has told. */
export async function listUntoldFacts(context: Context, userId: string, limit: number): Promise<KnownFact[]> {
  const { db } = context.database;
  const where = usable({ userId, teamId: null }, dayOf(new Date(context.clock.now())));
  return (await listUntold(db, where, limit)).flatMap(knownOf);
}
