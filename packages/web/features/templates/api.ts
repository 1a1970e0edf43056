import { listOwnTemplates, listTemplates, userConfig } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => call(listTemplates, {}, { showError: false, signal }),
  staleTime: Infinity,
});

export const favoritesQuery = queryOptions({
  queryKey: ['user', 'config'],
  queryFn: ({ signal }) => call(userConfig, {}, { showError: false, signal }),
});

export const ownTemplatesQuery = queryOptions({
  queryKey: ['templates', 'own'],
  queryFn: ({ signal }) => call(listOwnTemplates, {}, { showError: false, signal }),
  staleTime: 60_000,
});
