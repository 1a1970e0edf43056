import { personRetentionMonths, type PersonKind } from '@limelight/contracts';
import type { GivenPerson } from './read-table.ts';

const newer = (fresh: string, old: string) => (fresh === '' ? old : fresh);

/** What is known after a second source: the newer one wins where it says something; notes are kept. */
export function mergeDetails(old: GivenPerson, fresh: GivenPerson): GivenPerson {
  return {
    name: newer(fresh.name, old.name),
    headline: newer(fresh.headline, old.headline),
    position: newer(fresh.position, old.position),
    company: newer(fresh.company, old.company),
    location: newer(fresh.location, old.location),
    industry: newer(fresh.industry, old.industry),
    companySize: fresh.companySize ?? old.companySize,
    email: fresh.email ?? old.email,
    linkedinUrl: fresh.linkedinUrl ?? old.linkedinUrl,
    website: fresh.website ?? old.website,
    notes: old.notes === '' ? fresh.notes : old.notes,
    connectedOn: fresh.connectedOn ?? old.connectedOn,
  };
}

/** The day until which a record is kept: the longest term of all that the person is. */
export function keepUntil(kinds: readonly PersonKind[], now: Date): string {
  const months = Math.max(...kinds.map((kind) => personRetentionMonths[kind]));
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(now.getUTCDate(), last));
  return day.toISOString().slice(0, 10);
}
