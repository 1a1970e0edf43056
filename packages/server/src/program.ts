import { allHandlers, allJobs } from './app.ts';
import { closeContext, createContext } from './context.ts';
import { followModels } from './domains/runs/models/index.ts';
import { sweepAfterStart } from './domains/publishing/publishing/index.ts';
import { engineOf } from './domains/runs/runs/index.ts';
import { brand } from '@limelight/contracts';
import { databaseRefusal } from './platform/away.ts';
import { installationMode, migrate } from './platform/db/index.ts';
import type { Config } from './platform/config/index.ts';
import type { Log } from './platform/log.ts';
import { startHealth, startWeb } from './roles/web.ts';

/** A start refused for a reason the operator can mend. */
export class StartRefused extends Error {}

export interface Program {
  /** Where the page answers; null without the web role. */
  url: string | null;
  /** Where this process listens; a worker alone says only how it is there. */
  port: number;
  stop(graceMs: number): Promise<void>;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Migrates, then starts the configured roles. Resolves when all of them are ready. */
export async function startProgram(config: Config, databaseUrl: string, log: Log): Promise<Program> {
  const context = createContext(config, databaseUrl, { log });
  const roles = new Set(config.ROLES);
  let following: Awaited<ReturnType<typeof followModels>> | null = null;
  try {
    const { applied } = await migrate(context.database);
    if (applied > 0) log.info({ applied }, 'database migrated');
    const made = await installationMode(context.database.db, config.LIMELIGHT_MODE, context.clock.now());
    if (made === 'demo' && config.LIMELIGHT_MODE === 'production') {
      throw new StartRefused(
        'This database was made in demo mode. Production mode needs a database of its own: set DATABASE_URL to an empty one.',
      );
    }
    // Its stand-ins would take the scheduled posts of real people for published.
    if (made === 'production' && config.LIMELIGHT_MODE === 'demo') {
      throw new StartRefused(
        'This database was made in production mode. Demo mode needs a database of its own: leave DATABASE_URL out, or set LIMELIGHT_MODE=production.',
      );
    }
    following = await followModels(context);
    if (roles.has('worker')) await context.presence.begin();
    const [listener] = await Promise.all([
      roles.has('web') ? startWeb(context) : startHealth(context),
      context.queue.start(allJobs(context), roles.has('worker') ? allHandlers(context) : []),
    ]);
    // Without room on the disk the sweep of the next minute does it.
    if (roles.has('worker'))
      await sweepAfterStart(context).catch((error: unknown) => log.warn({ err: error }, 'no sweep yet'));
    if (config.LIMELIGHT_MODE === 'production' && JSON.stringify(brand).includes('example'))
      log.warn(
        'packages/contracts/src/catalog/brand.ts has made-up contact details; pages and invoices show them',
      );
    log.info({ roles: [...roles], port: listener.port, mode: config.LIMELIGHT_MODE }, 'ready');
    context.writers.warm();
    return {
      url: roles.has('web') ? config.PUBLIC_URL : null,
      port: listener.port,
      async stop(graceMs) {
        // Texts being written end before connections are cut, so that each is kept and charged, or neither.
        await Promise.all([
          listener.stop(graceMs),
          engineOf(context).drain(graceMs * 0.8),
          context.queue.stop(graceMs),
        ]);
        await following?.close();
        await closeContext(context);
      },
    };
  } catch (error) {
    await following?.close();
    await context.queue.stop(0);
    await closeContext(context);
    if (isPortTaken(error)) {
      throw new StartRefused(
        `Port ${config.PORT} is in use. Stop the other program, or choose another port: PORT=${config.PORT + 1} npm start`,
      );
    }
    const refusal = databaseRefusal(error);
    throw refusal === null ? error : new StartRefused(refusal);
  }
}
