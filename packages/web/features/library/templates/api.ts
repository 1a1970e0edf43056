import { listOwnTemplates, listTemplates, userConfig } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../lib/read-query.ts';

export const templatesQuery = queryOptions({
  ...readQuery(['templates'], listTemplates, {}),
  staleTime: Infinity,
});

export const favoritesQuery = readQuery(['user', 'config'], userConfig, {});

export const ownTemplatesQuery = queryOptions({
  ...readQuery(['templates', 'own'], listOwnTemplates, {}),
  staleTime: 60_000,
});
