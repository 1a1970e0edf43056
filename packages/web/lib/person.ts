import { getLinkedinConnection, getProfileData } from '@limelight/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { deviceZone } from './time-zones.ts';

/** The user's profile. Code that saves it sets this key. */
export const profileQuery = queryOptions({
  queryKey: ['user', 'profile-data'],
  queryFn: ({ signal }) => call(getProfileData, {}, { showError: false, signal }),
  staleTime: 60_000,
});

/** The LinkedIn connection and its expiry. Code that changes the connection invalidates this key. */
export const connectionQuery = queryOptions({
  queryKey: ['linkedin', 'connection'],
  queryFn: ({ signal }) => call(getLinkedinConnection, {}, { showError: false, signal }),
  staleTime: 60_000,
});

export const useProfile = () => useQuery(profileQuery);
export const useConnection = () => useQuery(connectionQuery);

/** The time zone the user plans in: the one they chose, or the device's. */
export function useTimeZone(): string {
  return useProfile().data?.timeZone ?? deviceZone();
}
