import { getLinkedinConnection, getProfileData } from '@limelight/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { deviceZone } from './time-zones.ts';

/** What the person told about themselves. Who saves it sets this key. */
export const profileQuery = queryOptions({
  queryKey: ['user', 'profile-data'],
  queryFn: ({ signal }) => call(getProfileData, {}, { showError: false, signal }),
  staleTime: 60_000,
});

/** Who is connected to LinkedIn and until when. Who changes the connection invalidates this key. */
export const connectionQuery = queryOptions({
  queryKey: ['linkedin', 'connection'],
  queryFn: ({ signal }) => call(getLinkedinConnection, {}, { showError: false, signal }),
  staleTime: 60_000,
});

export const useProfile = () => useQuery(profileQuery);
export const useConnection = () => useQuery(connectionQuery);

/** The zone the person plans in: the one they chose, else the device's. */
export function useTimeZone(): string {
  return useProfile().data?.timeZone ?? deviceZone();
}
