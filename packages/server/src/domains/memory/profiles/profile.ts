import type { EndpointData, getImportedProfile, ProfileData } from '@limelight/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { findImportedProfile, industryNamed, type ImportedProfile } from '../../library/imports/index.ts';
import { findProfile, type ProfileRow } from './repository.ts';

export const emptyProfile: ProfileData = {
  headline: '',
  industry: null,
  role: '',
  audience: '',
  goals: '',
  timeZone: null,
  language: 'auto',
  tone: 'plain',
};

export function presentProfile(row: ProfileRow | null): ProfileData {
  if (row === null) return emptyProfile;
  const { headline, industry, role, audience, goals, timeZone, language, tone } = row;
  return { headline, industry, role, audience, goals, timeZone, language, tone };
}

/** The fields of an imported profile that fit the profile here, cut to its limits. */
export function presentImported(found: ImportedProfile | null): EndpointData<typeof getImportedProfile> {
  const current = found?.experience.find(({ end }) => end === null) ?? null;
  return {
    headline: found?.headline?.slice(0, 220) ?? '',
    role: current?.title?.slice(0, 100) ?? '',
    industry: industryNamed(found?.industry ?? null),
  };
}

/** What is known about a person as an author: what they entered, otherwise what their LinkedIn profile says. */
export async function findAuthorProfile(connection: Connection, userId: string): Promise<ProfileData> {
  const [row, found] = await Promise.all([
    findProfile(connection, userId),
    findImportedProfile(connection, userId),
  ]);
  const [entered, imported] = [presentProfile(row), presentImported(found)];
  return {
    ...entered,
    industry: entered.industry ?? imported.industry,
    role: entered.role || imported.role,
    headline: entered.headline || imported.headline,
  };
}
