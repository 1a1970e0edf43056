import { personRetentionMonths, type PersonKind } from '@limelight/contracts';
import type { GivenPerson } from './given-person.ts';

const newer = (fresh: string, old: string) => (fresh === '' ? old : fresh);

/** Merges two records. The newer values win where they are not empty, and notes are kept. */
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

/** The end of the longest retention period among the person's kinds, as an ISO date. */
export function keepUntil(kinds: readonly PersonKind[], now: Date): string {
  const months = Math.max(...kinds.map((kind) => personRetentionMonths[kind]));
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(now.getUTCDate(), last));
  return day.toISOString().slice(0, 10);
}
