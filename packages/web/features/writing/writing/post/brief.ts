import { lastBrief, listOwnTemplates } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

/** The settings of the user's last brief, or null before the first. */
export const lastBriefQuery = queryOptions({
  queryKey: ['user', 'last-brief'],
  queryFn: async ({ signal }) => (await call(lastBrief, {}, { showError: false, signal })).settings,
  staleTime: 60_000,
});

export const ownTemplatesQuery = queryOptions({
  queryKey: ['templates', 'own'],
  queryFn: ({ signal }) => call(listOwnTemplates, {}, { showError: false, signal }),
  staleTime: 60_000,
});
