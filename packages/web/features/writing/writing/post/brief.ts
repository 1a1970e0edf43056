import { lastBrief, listOwnTemplates } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/client.ts';
import { readQuery } from '../../../../lib/read-query.ts';

/** The settings of the user's last brief, or null before the first. */
export const lastBriefQuery = queryOptions({
  queryKey: ['user', 'last-brief'],
  queryFn: async ({ signal }) => (await call(lastBrief, {}, { showError: false, signal })).settings,
  staleTime: 60_000,
});

export const ownTemplatesQuery = queryOptions({
  ...readQuery(['templates', 'own'], listOwnTemplates, {}),
  staleTime: 60_000,
});
