import type { TestProject } from 'vitest/node';
import { startProgram } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    programUrl: string;
    mailboxUrl: string;
    dataDir: string;
  }
}

/** Starts the built program once for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = await startProgram();
  project.provide('programUrl', program.url);
  project.provide('mailboxUrl', program.mailboxUrl);
  project.provide('dataDir', program.dataDir);
  return () => program.stop();
}
