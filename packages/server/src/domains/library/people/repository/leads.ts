import { leadFacets, type LeadFacet } from '@limelight/contracts';
import { and, sql, type SQL } from 'drizzle-orm';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { people, type LeadFinding } from '../tables.ts';
import { conditionsOf, updatePerson } from './people.ts';

/** The filters for which a lead has data. */
export async function listLeadFacets(connection: Connection, userId: string): Promise<LeadFacet[]> {
  const has = (condition: SQL) => sql<boolean>`coalesce(bool_or(${condition}), false)`;
  const leads = connection
    .select()
    .from(people)
    .where(and(...conditionsOf(userId, { kind: 'lead' })))
    .limit(5000)
    .as('leads');
  const [row] = await connection
    .select({
      role: has(sql`${leads.position} <> ''`),
      company: has(sql`${leads.company} <> ''`),
      industry: has(sql`${leads.industry} <> ''`),
      location: has(sql`${leads.location} <> ''`),
      size: has(sql`${leads.companySize} IS NOT NULL`),
      tag: has(sql`cardinality(${leads.tags}) > 0`),
      signal: has(sql`${leads.hasSignal}`),
      warm: has(sql`EXISTS (SELECT 1 FROM people AS known WHERE known.user_id = ${userId}
        AND known.company_key = ${leads.companyKey} AND known.company_key <> '' AND known.id <> ${leads.id}
        AND 'connection' = ANY (known.kinds) AND NOT known.opted_out)`),
    })
    .from(leads);
  return row === undefined ? [] : leadFacets.filter((facet) => row[facet]);
}

/** Keeps what a search found about leads. */
export async function putLeadFindings(
  tx: Tx,
  userId: string,
  findings: readonly { id: string; score: number; finding: LeadFinding }[],
): Promise<void> {
  for (const { id, score: leadScore, finding: leadFinding } of findings)
    await updatePerson(tx, userId, id, { leadScore, leadFinding });
}
