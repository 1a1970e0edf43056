import { randomUUID } from 'node:crypto';
import { checkLoc, errorReport } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, limitedNetwork, route, type Route } from '../../../platform/http/index.ts';
import { countryOf } from './place.ts';
import { insertReport } from './repository.ts';
import { cleanAddress, cleanReport, currencyOf } from './rules.ts';

const reportLimit = { name: 'error-report', points: 60, perSeconds: 600 } as const;

export function telemetryRoutes(context: Context): Route[] {
  const { clock, database, limits, log, secrets } = context;
  return [
    route(checkLoc, async (call) => {
      const country = await countryOf(context, call);
      return { data: { country, currency: currencyOf(country) } };
    }),
    // Pages report in the background. Whatever goes wrong here must not cause another report.
    route(errorReport, async ({ body, address, headers }) => {
      try {
        await limits.take(reportLimit, secrets.hash(limitedNetwork(address), 'limit'));
        await insertReport(database.db, {
          id: randomUUID(),
          apiUrl: cleanAddress(body.apiUrl),
          params: cleanReport(body.params),
          err: cleanReport(body.err),
          device: (headers.get('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200),
          createdAt: new Date(clock.now()),
        });
      } catch (error) {
        if (!(error instanceof AppError)) log.warn({ err: error }, 'error report not kept');
      }
    }),
  ];
}
