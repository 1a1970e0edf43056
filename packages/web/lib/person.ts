import {
  getImportedProfile,
  getLinkedinConnection,
  getProfileData,
  type Industry,
} from '@limelight/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readQuery } from './read-query.ts';
import { deviceZone } from './time-zones.ts';

/** The user's profile. Code that saves it sets this key. */
export const profileQuery = queryOptions({
  ...readQuery(['user', 'profile-data'], getProfileData, {}),
  staleTime: 60_000,
});

/** The LinkedIn connection and its expiry. Code that changes the connection invalidates this key. */
export const connectionQuery = queryOptions({
  ...readQuery(['linkedin', 'connection'], getLinkedinConnection, {}),
  staleTime: 60_000,
});

/** What an imported LinkedIn profile says about the user. */
export const importedProfileQuery = readQuery(['user', 'imported-profile'], getImportedProfile, {});

export const useProfile = () => useQuery(profileQuery);
export const useConnection = () => useQuery(connectionQuery);

/** The industry the user chose, else that of their imported profile. */
export function useIndustry(): Industry | null {
  const chosen = useProfile().data?.industry ?? null;
  const imported = useQuery(importedProfileQuery).data?.industry ?? null;
  return chosen ?? imported;
}

/** The time zone the user plans in: the one they chose, or the device's. */
export function useTimeZone(): string {
  return useProfile().data?.timeZone ?? deviceZone();
}
