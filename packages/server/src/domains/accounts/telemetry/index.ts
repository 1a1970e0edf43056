import type { Module } from '../../../module.ts';
import { telemetryRoutes } from './routes.ts';

export { currencyFor } from './place.ts';

export const telemetryModule: Module = { name: 'telemetry', routes: telemetryRoutes };
