import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { connectControl } from '@limelight/sandbox';
import type pg from 'pg';
import { z } from 'zod';
import { createApi, type Person } from '../faults/api.ts';
import type { Control } from '../faults/sandbox.ts';
import { checkout, end, freePort, untilAnswers } from '../processes.ts';
import { draftText, type Author } from './requests.ts';

export interface Outside {
  url: string;
  modelUrl: string;
  pid: number;
  control: Control;
  stop(): Promise<void>;
}

const ready = z.object({ url: z.string(), modelUrl: z.string(), pid: z.number() });

/** The model's ideas are always the same. All but the first run of a person find that they repeat earlier ones. */
const modelIdeas = Array.from({ length: 12 }, (_, index) => ({
  basis: 'question1',
  angle: `A page with a name beats a thread, whatever the team: case ${'abcdefghijkl'[index] ?? ''}.`,
  whyNow: 'Readers ask about it.',
  opening: 'An answer in a thread is an answer nobody finds.',
  format: 'opinion',
}));

/** Runs LinkedIn and a model server that answers at once, in a process of their own. */
export async function startOutside(): Promise<Outside> {
  const child = spawn(process.execPath, [`${checkout}packages/sandbox/src/main.ts`, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const first: unknown[] = await once(lines, 'line');
  const addresses = ready.parse(JSON.parse(String(first[0])));
  const control = connectControl(addresses.url);
  await control.linkedin.configure({ duplicateWindowMs: 0, memberCallsPerDay: 1e9, appCallsPerDay: 1e9 });
  await control.model.configure({ msPerToken: 0, msToFirstToken: 0 });
  const always = { kind: 'answer', times: 1e9 } as const;
  await control.model.order({ ...always, includes: 'New, numbered:', json: { repeats: [] } });
  await control.model.order({
    ...always,
    includes: 'The grounds, each with its key:',
    json: { ideas: modelIdeas },
  });
  return { ...addresses, control, stop: async () => end(child) };
}

export interface Process {
  url: string;
  pid: number;
  roles: string;
  child: ChildProcess;
}

export async function startProcess(
  databaseUrl: string,
  folder: string,
  outside: Outside,
  roles: string,
): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, [`${checkout}packages/server/dist/main.js`], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      ROLES: roles,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      APP_SECRET: 's'.repeat(40),
      ENCRYPTION_KEY: '0f'.repeat(32),
      TRUSTED_PROXIES: '127.0.0.1',
      LINKEDIN_CLIENT_ID: 'demo-client',
      LINKEDIN_CLIENT_SECRET: 'demo-secret',
      LINKEDIN_OAUTH_URL: `${outside.url}/linkedin`,
      LINKEDIN_API_URL: `${outside.url}/linkedin-api`,
      AI_MODELS: 'compatible:bench',
      COMPATIBLE_BASE_URL: outside.modelUrl,
      COMPATIBLE_API_KEY: 'bench-key',
      STAND_INS: 'linkedin',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/readyz`, child);
  return { url, pid: child.pid ?? 0, roles, child };
}

const draftsEach = 10;
const atOnce = 8;

async function inGroups<Item, Made>(
  items: readonly Item[],
  make: (item: Item, place: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < items.length; from += atOnce)
    made.push(
      ...(await Promise.all(items.slice(from, from + atOnce).map(async (item, at) => make(item, from + at)))),
    );
  return made;
}

/** Creates people with a connected LinkedIn member, on the largest plan. */
export async function createPeople(
  url: string,
  control: Control,
  pool: pg.Pool,
  count: number,
): Promise<Person[]> {
  const api = createApi(url);
  const places = Array.from({ length: count }, (_, place) => place);
  const people = await inGroups(places, async (place) => api.signUp(place, control));
  await pool.query("UPDATE users SET plan = 'Pro', plan_expires_at = now() + interval '1 year'");
  return people;
}

/** Gives each person some drafts of a usual length. */
export async function createAuthors(url: string, people: readonly Person[]): Promise<Author[]> {
  const api = createApi(url);
  return inGroups(people, async (person, place) => {
    const drafts: Author['drafts'] = [];
    for (let number = 0; number < draftsEach; number += 1) {
      const index = place * draftsEach + number;
      const text = draftText(`Draft ${number} of person ${place}.`);
      drafts.push({ id: await api.draft(person, { index, kind: 'text', text, comment: null }), version: 1 });
    }
    return { ...person, drafts, turn: 0, toSchedule: null };
  });
}
