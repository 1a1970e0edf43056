import { readFile as readBytes } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Context } from '../context.ts';
import { materialIn, type Material, type PromptOptions } from '../domains/writing/writing/index.ts';
import {
  pageLimitOf,
  readFile,
  readPage,
  readSource,
  readWords,
  titleFrom,
  voiceIn,
  type ReadOrder,
} from '../domains/posts/sources/index.ts';
import type { GivenSource, NamedBrief, Unread } from './briefs.ts';

/** Whose work it is in the threads, where nobody is signed in. */
export const owner = 'evaluation';

/** A brief with its sources read. */
export interface ReadyBrief extends NamedBrief {
  beside: Pick<Material, 'sources' | 'cited'>;
  /** The author, where they are known. */
  author?: PromptOptions['author'];
}

const bytesOf = async ({ text, path }: GivenSource, folder: string): Promise<Uint8Array> =>
  path === undefined ? new TextEncoder().encode(text ?? '') : readBytes(resolve(folder, path));

const isPdf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-';
const isHtml = (bytes: Uint8Array) => /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 200)));

/** A source as the product reads one that is brought to it. Throws what it refuses, or why its file cannot be read. */
async function readOne(
  given: GivenSource,
  folder: string,
  read: ReadOrder,
): Promise<Material['sources'][number]> {
  const { kind, title, path = '' } = given;
  const bytes = await bytesOf(given, folder);
  const pageLimit = pageLimitOf(true);
  const found =
    kind === 'file'
      ? await readFile(read, { name: path === '' ? `${title || 'notes'}.txt` : path, bytes, pageLimit })
      : kind === 'page'
        ? await readPage(read, {
            shape: isPdf(bytes) ? 'pdf' : isHtml(bytes) ? 'html' : 'plain',
            bytes,
            address: given.address ?? null,
            pageLimit,
          })
        : await readWords(read, { kind, text: new TextDecoder().decode(bytes), title });
  const own = given.own ?? found.own;
  return {
    kind: found.kind,
    title: title || found.title || titleFrom(found.text),
    address: found.address,
    text: found.text,
    ...voiceIn({ kind: found.kind, text: found.text, ...(own === undefined ? {} : { own }) }, given.speaker),
  };
}

/** The briefs with their sources read, paths seen from `folder`, and those whose sources cannot be read. */
export async function readSources(
  context: Pick<Context, 'threads'>,
  briefs: readonly NamedBrief[],
  folder: string,
): Promise<{ ready: ReadyBrief[]; unread: Unread[] }> {
  const ready: ReadyBrief[] = [];
  const unread: Unread[] = [];
  const signal = new AbortController().signal;
  const read: ReadOrder = (order) => readSource(context, owner, order, signal);
  for (const brief of briefs) {
    try {
      const sources = [];
      for (const given of brief.sources) sources.push(await readOne(given, folder, read));
      ready.push({ ...brief, beside: materialIn(brief, sources, brief.cite) });
    } catch (error) {
      const fault = error instanceof Error ? error.message : 'cannot be read';
      unread.push({ line: brief.line, fault: `sources: ${fault}` });
    }
  }
  return { ready, unread };
}
