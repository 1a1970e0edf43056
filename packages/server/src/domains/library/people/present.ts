import type { LeadRecord, PersonSummary, PersonView } from '@limelight/contracts';
import type { Dated } from '../../../platform/http/index.ts';
import type { FactRow, ListedPerson, OriginRow, PersonRow } from './repository/people.ts';
import { plainName } from './rules/plain-name.ts';
import { textVersion } from './rules/text-version.ts';

export function presentPerson(row: ListedPerson): PersonSummary {
  return {
    id: row.id,
    name: plainName(row.name),
    position: row.position,
    company: row.company,
    location: row.location,
    email: row.email,
    linkedinUrl: row.linkedinUrl,
    kinds: row.kinds,
    tags: row.tags,
    connectedOn: row.connectedOn,
    lastContactedAt: row.lastContactedAt?.toISOString() ?? null,
    optedOut: row.optedOut,
    warmPaths: row.warmPaths,
    lead: row.kinds.includes('lead') ? presentLead(row) : null,
  };
}

const presentLead = ({ leadStatus, leadScore, leadFinding }: ListedPerson): LeadRecord => ({
  status: leadStatus,
  score: leadScore,
  met: leadFinding?.met ?? [],
  missing: leadFinding?.missing ?? [],
  evidence: leadFinding?.evidence ?? [],
  foundAt: leadFinding?.foundAt ?? null,
});

/** A connection as a line of a list. */
export const presentConnection = ({ id, name, position }: PersonRow) => ({
  id,
  name: plainName(name),
  position,
});

interface Around {
  origins: readonly OriginRow[];
  lists: readonly { id: string; name: string }[];
  facts: readonly FactRow[];
  connections: readonly PersonRow[];
}

export function presentPersonView(row: ListedPerson, around: Around): Dated<PersonView> {
  return {
    ...row,
    ...presentPerson(row),
    ...around,
    notesVersion: textVersion(row.notes),
    recordedAt: row.createdAt,
    connections: around.connections.map(presentConnection),
  };
}
