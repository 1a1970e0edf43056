import { listTemplates } from '@limelight/contracts';
import { sessionRoute, type Route } from '../../platform/http/index.ts';
import { shippedTemplates } from './rules.ts';

export function templatesRoutes(): Route[] {
  return [sessionRoute(listTemplates, async () => ({ data: { items: shippedTemplates() } }))];
}
