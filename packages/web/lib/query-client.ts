import { system, userDetails, type EndpointData } from '@limelight/contracts';
import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import { call, onForget, onSpent } from './client.ts';
import { keep } from './keep.ts';

export type UserDetails = EndpointData<typeof userDetails>;
export type SystemDetails = EndpointData<typeof system>;

export const userDetailsKey = ['user', 'details'] as const;
export const systemKey = ['system'] as const;

/** The signed-in user with plan and credit balance. A failure shows no notice because the shell reports it. */
export const userDetailsQuery = queryOptions({
  queryKey: userDetailsKey,
  queryFn: async ({ signal }) => {
    const details = await call(userDetails, {}, { showError: false, signal });
    keep.claim(details.id);
    return details;
  },
  staleTime: 60_000,
});

const lastSystemKey = 'system';

/** The last known answer in this tab, so that a reload does not shift the layout when the answer arrives again. */
function readLastSystem(): SystemDetails | undefined {
  try {
    return system.response.safeParse(JSON.parse(window.sessionStorage.getItem(lastSystemKey) ?? '')).data;
  } catch {
    return undefined;
  }
}

function keepLastSystem(details: SystemDetails): void {
  try {
    window.sessionStorage.setItem(lastSystemKey, JSON.stringify(details));
  } catch {
    // Without storage the next reload waits for the answer, as the first load does.
  }
}

export const systemQuery = queryOptions({
  queryKey: systemKey,
  queryFn: async ({ signal }) => {
    const details = await call(system, {}, { showError: false, signal });
    keepLastSystem(details);
    return details;
  },
  initialData: readLastSystem,
  initialDataUpdatedAt: 0,
  staleTime: 300_000,
});

export const useUser = () => useQuery(userDetailsQuery);
export const useSystem = () => useQuery(systemQuery);

/** The details with a balance lower by `credits`: that of the workspace that pays, or the person's own. */
export function withSpent(details: UserDetails | undefined, credits: number): UserDetails | undefined {
  if (!details) return details;
  const { payingWith, userUsage } = details;
  return payingWith === null
    ? { ...details, userUsage: userUsage - credits }
    : { ...details, payingWith: { ...payingWith, left: Math.max(0, payingWith.left - credits) } };
}

/** Retries only failures that may be temporary, never refusals. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2 || !isApiError(error)) return false;
  return error.code === 'network' || (error.status !== null && error.status >= 502);
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, refetchOnWindowFocus: true, staleTime: 15_000 },
      mutations: { retry: false },
    },
  });
  onSpent((credits) =>
    client.setQueryData(userDetailsKey, (held: UserDetails | undefined) => withSpent(held, credits)),
  );
  onForget(() => client.clear());
  return client;
}

let shared: QueryClient | null = null;

/** The query cache of this page, created when the dashboard is first opened. */
export function getQueryClient(): QueryClient {
  shared ??= createQueryClient();
  return shared;
}
