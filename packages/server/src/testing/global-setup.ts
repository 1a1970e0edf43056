import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate, openDatabase } from '../platform/db/index.ts';
import { startTestPostgres } from '../platform/embedded/test-server.ts';
import { createLog } from '../platform/log.ts';
import { createQueue } from '../platform/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database whose role may make others; `template` is migrated and holds the queue's tables. */
    databaseUrl: string;
    template: string;
  }
}

/** One PostgreSQL for the run, with a migrated template that each test application clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  try {
    const admin = new pg.Client(server.url);
    await admin.connect();
    await admin.query('CREATE DATABASE limelight_template');
    await admin.end();
    const url = new URL(server.url);
    url.pathname = '/limelight_template';
    const log = createLog('silent');
    const database = openDatabase(url.href, 4, log);
    await migrate(database);
    const queue = createQueue(database, log);
    const { allJobs } = await import('../app.ts');
    await queue.start(allJobs, []);
    await queue.stop(0);
    await database.close();
    project.provide('databaseUrl', server.url);
    project.provide('template', 'limelight_template');
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
