import { z } from 'zod';
import type { Person } from '../faults/api.ts';

/** What people do, as the dashboard asks for it. */
export const kinds = ['details', 'drafts', 'open', 'save', 'create', 'schedule', 'write', 'run'] as const;
export type Kind = (typeof kinds)[number];

/** Forty requests of a person at work: mostly reading, a save in every fifth, one scheduled post, one run. */
export const round: readonly Kind[] = [
  ...Array.from({ length: 7 }, (): readonly Kind[] => ['details', 'drafts', 'open', 'save', 'drafts']).flat(),
  'create',
  'schedule',
  'save',
  'run',
  'details',
];

export interface Author extends Person {
  drafts: { id: string; version: number }[];
  /** Requests so far, which choose the draft. */
  turn: number;
  toSchedule: string | null;
}

const paragraph =
  'We used to answer each question in its own thread, and nobody found the answer again. ' +
  'Now one of us writes a page as soon as the same question comes twice, and links it. ' +
  'The page is short, has a name at the top, and says when it was last read. ';

export const draftText = (title: string): string => `${title}\n\n${paragraph.repeat(4)}\n\nWhat do you do?`;

const stored = z.object({ data: z.object({ id: z.string(), version: z.number() }) });

export interface Sent {
  kind: Kind;
  ms: number;
}

interface Request {
  method: string;
  path: string;
  body?: unknown;
}

function requestFor(kind: Kind, author: Author, dueInMs: number): Request {
  const draft = author.drafts[author.turn % author.drafts.length];
  if (draft === undefined) throw new Error('an author has drafts');
  switch (kind) {
    case 'details':
      return { method: 'GET', path: '/user/details' };
    case 'drafts':
      return { method: 'GET', path: '/posts?status=draft&limit=20' };
    case 'open':
      return { method: 'GET', path: `/posts/${draft.id}` };
    case 'save': {
      const text = draftText(`How we answer, as of change ${author.turn}.`);
      return { method: 'PATCH', path: `/posts/${draft.id}`, body: { version: draft.version, text } };
    }
    case 'create':
      return { method: 'POST', path: '/posts', body: { text: draftText(`Answer ${author.turn}.`) } };
    case 'schedule':
      return {
        method: 'POST',
        path: `/posts/${author.toSchedule ?? ''}/schedule`,
        body: { at: new Date(Date.now() + dueInMs).toISOString(), timeZone: 'UTC' },
      };
    case 'write':
      return { method: 'POST', path: '/posts/generate', body: { idea: paragraph } };
    case 'run':
      return { method: 'POST', path: '/runs/ideas', body: {} };
    default:
      throw new Error(`no request for ${String(kind satisfies never)}`);
  }
}

/** Sends one request and reads its whole answer. A refusal ends the measurement. */
export async function send(url: string, author: Author, kind: Kind, dueInMs: number): Promise<Sent> {
  const { method, path, body } = requestFor(kind, author, dueInMs);
  const began = performance.now();
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${author.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const ms = performance.now() - began;
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
  if (kind === 'schedule') author.toSchedule = null;
  if (kind === 'create') author.toSchedule = stored.parse(JSON.parse(text)).data.id;
  if (kind === 'save') {
    const { id, version } = stored.parse(JSON.parse(text)).data;
    const draft = author.drafts.find((one) => one.id === id);
    if (draft !== undefined) draft.version = version;
  }
  author.turn += 1;
  return { kind, ms };
}
