import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { closeContext, createContext } from '../context.ts';
import { loadConfig } from '../platform/config/index.ts';
import { migrate } from '../platform/db/index.ts';
import { startTestPostgres } from '../platform/embedded/test-server.ts';
import { createLog } from '../platform/log.ts';
import { testEnvironment } from './environment.ts';

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
    const context = createContext(loadConfig(testEnvironment({})), url.href, { log: createLog('silent') });
    await migrate(context.database);
    const { allJobs } = await import('../app.ts');
    await context.queue.start(allJobs(context), []);
    await context.queue.stop(0);
    await closeContext(context);
    project.provide('databaseUrl', server.url);
    project.provide('template', 'limelight_template');
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
