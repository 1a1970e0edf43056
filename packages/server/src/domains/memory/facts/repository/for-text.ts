import { and, desc, eq, inArray, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../../../platform/db/index.ts';
import { teamOfText } from '../../../teams/teams/index.ts';
import { facts, factUses } from '../tables.ts';
import { leadShare } from '../rules/ranking.ts';
import { factColumns, writersKnow, type FactRow } from './facts.ts';
import { matchesIn } from './search.ts';

/**
 * What writers may know for a text: the person’s own and their workspace’s or, in a voice that is not their own, those of
 * the workspace it is shared with alone.
 */
export const usableIn = (userId: string, voiceId: string | null, today: string): SQL | undefined =>
  and(
    or(
      eq(facts.teamId, teamOfText(userId, voiceId)),
      voiceId === null ? eq(facts.userId, userId) : undefined,
    ),
    writersKnow(today),
  );

const mostFound = 60;

/** The facts that match, and those of the subject or the month of one that matches well, with their scores: in one query. */
export async function findMatchingFacts(
  connection: Connection,
  where: SQL | undefined,
  asked: Parameters<typeof matchesIn>[1],
): Promise<(FactRow & { score: number })[]> {
  if (asked.terms.length === 0) return [];
  const found = connection
    .$with('found', { id: sql<string>`id`.as('id'), score: sql<number>`score`.as('score') })
    .as(matchesIn(where, asked));
  const led = (what: SQL) => sql`(SELECT ${what} FROM facts AS led JOIN found USING (id)
    WHERE found.score >= ${leadShare} * (SELECT max(score) FROM found))`;
  const subjects = led(sql`CASE WHEN led.subject <> '' THEN lower(led.subject) END`);
  const months = led(sql`left(led.happened, 7)`);
  const isAbout = sql`lower(${facts.subject}) IN ${subjects}
    OR (length(${facts.happened}) > 6 AND left(${facts.happened}, 7) IN ${months})`;
  return connection
    .with(found)
    .select({ ...factColumns, score: sql<number>`coalesce(found.score, 0)` })
    .from(facts)
    .leftJoin(found, sql`found.id = ${facts.id}`)
    .where(and(where, or(sql`found.id IS NOT NULL`, isAbout)))
    .orderBy(sql`found.score DESC NULLS LAST`, facts.id)
    .limit(mostFound);
}

const worthTelling = ['event', 'result', 'project', 'person', 'opinion', 'figure'] as const;
const canBeTold = and(eq(facts.privacy, 'use'), inArray(facts.kind, [...worthTelling]));
const byKind = sql`array_position(${sql.raw(`ARRAY['${worthTelling.join("','")}']`)}, ${facts.kind})`;

/** Facts that drafts may use, on any subject: one of each subject, then a second of each, and so on. */
export async function listTellable(connection: Connection, where: SQL | undefined, limit: number) {
  const turn = sql`row_number() OVER (PARTITION BY lower(${facts.subject})
    ORDER BY ${byKind}, ${facts.createdAt} DESC, ${facts.id})`;
  return connection
    .select(factColumns)
    .from(facts)
    .where(and(where, canBeTold))
    .orderBy(turn, byKind, facts.id)
    .limit(limit);
}

/** What may be told and no post has told: what happened first, then the newest. */
export async function listUntold(connection: Connection, where: SQL | undefined, limit: number) {
  return connection
    .select(factColumns)
    .from(facts)
    .where(
      and(
        where,
        canBeTold,
        // A post of theirs that says it has told it.
        sql`${facts.source}->>'kind' <> 'post'`,
        notExists(connection.select().from(factUses).where(eq(factUses.factId, facts.id))),
      ),
    )
    .orderBy(byKind, desc(facts.createdAt), desc(facts.id))
    .limit(limit);
}
