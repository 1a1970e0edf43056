import type { EndpointData, getImportedProfile, ProfileData, userDetails } from '@limelight/contracts';
import { industries } from '@limelight/contracts/catalog';
import type { ImportedProfile } from '../../library/imports/index.ts';
import type { UserOverview } from '../../accounts/identity/index.ts';
import type { findProfile } from './repository.ts';

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

export function presentProfile(row: Awaited<ReturnType<typeof findProfile>>): ProfileData {
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
    industry: industries.find((one) => one === found?.industry) ?? null,
  };
}

export function presentDetails(
  user: UserOverview,
  credits: { held: number; granted: number } & Pick<EndpointData<typeof userDetails>, 'payingWith'>,
  rights: { managesModels: boolean; isOperator: boolean },
): EndpointData<typeof userDetails> {
  const { planExpiresAt, ...rest } = user;
  return {
    ...rest,
    planExpTime: planExpiresAt === null ? null : planExpiresAt.toISOString(),
    userUsage: credits.held,
    creditsGranted: credits.granted,
    payingWith: credits.payingWith,
    ...rights,
  };
}
