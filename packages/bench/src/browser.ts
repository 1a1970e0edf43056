import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { z } from 'zod';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error('No Chromium was found. Set CHROMIUM_PATH to its location.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.looseObject({ name: z.string().optional() }).optional(),
    }),
  ),
});

/** The categories that Chromium has to trace for `tasksOf`. */
export const taskCategories = ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'];

export interface Tasks {
  /** The longest task of the page's main thread, in milliseconds of real time. */
  longest: number;
  /** The same in processor time, which excludes the time taken by other programs. */
  longestOwn: number;
}

/** Extracts every task of a renderer's main thread from a Chromium trace. */
export function tasksOf(buffer: Buffer): Tasks {
  const { traceEvents } = trace.parse(JSON.parse(buffer.toString('utf8')));
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  );
  return {
    longest: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    longestOwn: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
  };
}
