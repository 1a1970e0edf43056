import { sql, type SQL } from 'drizzle-orm';
import { teamItems, teamMembers } from '../tables.ts';

/**
 * The id of the workspace that a person's text is for, inside a query: the one that its voice is shared with or, in their
 * own voice, the only one they are in. Null for none, and for somebody who is in several.
 */
export const teamOfText = (userId: string, voiceId: string | null): SQL =>
  voiceId === null
    ? sql`(SELECT (array_agg(${teamMembers.teamId}))[1] FROM ${teamMembers}
        WHERE ${teamMembers.userId} = ${userId} HAVING count(*) = 1)`
    : sql`(SELECT ${teamMembers.teamId} FROM ${teamMembers} JOIN ${teamItems} USING (team_id)
        WHERE ${teamMembers.userId} = ${userId} AND ${teamItems.kind} = 'voice' AND ${teamItems.itemId} = ${voiceId}
        LIMIT 1)`;

/** The ids of the workspaces that a person owns, inside a query. */
export const teamsOwnedBy = (userId: string): SQL =>
  sql`(SELECT ${teamMembers.teamId} FROM ${teamMembers}
    WHERE ${teamMembers.userId} = ${userId} AND ${teamMembers.role} = 'owner')`;
