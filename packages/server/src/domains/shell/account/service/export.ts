import { brand, downloadExport } from '@limelight/contracts';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import type { PersonalData } from '../../../../module.ts';
import { existing, fileAnswer, requireSigned, signedAddress } from '../../../../platform/http/index.ts';
import { exportIdentityData, getUser } from '../../../accounts/identity/index.ts';
import { getConnection } from '../../../accounts/linkedin-account/index.ts';
import { readMediaPieces } from '../../../posts/media/index.ts';
import { readTicketFile } from '../../../desk/support/index.ts';
import { listFavorites } from '../repository.ts';
import { isListedRows } from '../../../../platform/db/index.ts';
import { readableList, titleOf, toReadable } from '../readable.ts';
import { KeptRows, openSpool, type Spool } from '../spool.ts';
import { zipStream, type ZipEntry } from '../zip.ts';

const addressLifeMs = 10 * 60_000;
const exportLimit = { name: 'export', points: 20, perSeconds: 3600 } as const;
/** A download in progress occupies disk space. */
const openingLimit = { name: 'export-open', points: 20, perSeconds: 3600 } as const;

const signedPath = (userId: string) => `${downloadExport.path}?user=${userId}`;

/** Returns a signed download address that is valid for ten minutes. */
export async function startExport(
  context: Context,
  userId: string,
): Promise<{ url: string; expiresAt: string }> {
  await context.limits.take(exportLimit, userId);
  const expires = Math.floor((context.clock.now() + addressLifeMs) / 1000);
  return {
    url: signedAddress(context, signedPath(userId), expires),
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}

interface Archive {
  sections: Record<string, unknown>;
  pictureKey: string | null;
}

/**
 * Reads everything in one snapshot and keeps long lists in the spool, so that a slow download does not keep the
 * transaction open. Returns null when there is no such account.
 */
async function collect(
  context: Context,
  stored: readonly PersonalData[],
  userId: string,
  spool: Spool,
): Promise<Archive | null> {
  return context.database.db.transaction(
    async (tx) => {
      if ((await getUser(tx, userId)) === null) return null;
      const sections: Record<string, unknown> = {
        ...(await exportIdentityData(tx, userId)),
        favoriteTemplates: await listFavorites(tx, userId),
      };
      for (const part of stored) Object.assign(sections, await part.export(tx, userId));
      for (const [name, value] of Object.entries(sections))
        if (isListedRows(value)) sections[name] = await spool.keep(value.pages(tx));
      return { sections, pictureKey: (await getConnection(tx, userId))?.pictureKey ?? null };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The fields that the archive needs to write posts and pictures as files. */
const writtenPosts = z.array(
  z.object({ id: z.uuid(), status: z.string(), text: z.string(), createdAt: z.coerce.date() }),
);
const sentFiles = z.array(z.object({ id: z.uuid(), name: z.string() }));
const keptFiles = z.array(
  z.object({ id: z.uuid(), mime: z.string(), parts: z.number().nullable(), fileId: z.uuid().nullable() }),
);
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
};

/**
 * Puts the first piece back before the rest. Unlike a generator, it closes `rest` even when it is closed before its
 * first read.
 */
function begunWith<T>(first: T, rest: AsyncGenerator<T, void>): AsyncIterableIterator<T, void> {
  let held: IteratorResult<T, void> | null = { done: false, value: first };
  return {
    next: async () => {
      const next = held ?? (await rest.next());
      held = null;
      return next;
    },
    return: () => rest.return(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const encode = (text: string) => new TextEncoder().encode(text);

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield encode(piece);
}

async function* jsonList(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    for (const item of page) {
      yield `${before}${JSON.stringify(item, null, 2).replace(/^/gm, '  ')}`;
      before = ',\n';
    }
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

function introduction(sections: Record<string, unknown>, at: Date): string {
  const parts = Object.keys(sections).map((name) => `data/${name}.json`);
  return [
    `Everything ${brand.name} stores about you, as of ${at.toISOString()}.`,
    'everything.txt contains all of it as text; the files in data/ contain the same for programs.',
    'Your posts are in posts/, one file each. Your pictures, documents and videos are in media/, and what you sent to support is in support/.',
    'Your password and the keys of your connections are not included: they are stored in a form that nobody can read.',
    ...parts,
  ].join('\n');
}

async function* entriesOf(
  context: Context,
  { sections, pictureKey }: Archive,
  at: Date,
): AsyncGenerator<ZipEntry> {
  const text = (path: string, content: string): ZipEntry => ({
    path,
    bytes: encode(content),
    compressed: false,
  });
  yield text('README.txt', `${introduction(sections, at)}\n`);
  const readable = async function* () {
    let gap = '';
    for (const [name, value] of Object.entries(sections)) {
      yield gap;
      gap = '\n\n';
      if (value instanceof KeptRows) yield* readableList(titleOf(name), value.pages());
      else yield toReadable(titleOf(name), value);
    }
  };
  yield { path: 'everything.txt', bytes: encoded(readable()), compressed: false };
  for (const [name, value] of Object.entries(sections)) {
    const path = `data/${name}.json`;
    if (value instanceof KeptRows) yield { path, bytes: encoded(jsonList(value.pages())), compressed: false };
    else yield text(path, `${JSON.stringify(value, null, 2)}\n`);
  }
  const { posts } = sections;
  if (posts instanceof KeptRows) {
    for await (const page of posts.pages()) {
      for (const { id, status, createdAt, text: words } of writtenPosts.parse(page))
        yield text(`posts/${createdAt.toISOString().slice(0, 10)}-${status}-${id}.txt`, words);
    }
  }
  for (const { id, mime, parts, fileId } of keptFiles.parse(sections['pictures'])) {
    const path = `media/${id}.${endings[mime] ?? 'bin'}`;
    const pieces = readMediaPieces(context, { id, parts, fileId });
    // Reads the first piece before listing the file, so that missing files are left out.
    const first = await pieces.next();
    if (first.done !== true) yield { path, bytes: begunWith(first.value, pieces), compressed: true };
  }
  for (const { id, name } of sentFiles.parse(sections['ticketFiles'])) {
    const bytes = await readTicketFile(context, id);
    if (bytes !== null) yield { path: `support/${id}-${name}`, bytes, compressed: true };
  }
  const picture = pictureKey === null ? null : await context.storage.get(pictureKey);
  if (picture !== null) yield { path: 'media/linkedin-picture.jpg', bytes: picture, compressed: true };
}

async function* archiveOf(
  context: Context,
  stored: readonly PersonalData[],
  userId: string,
  at: Date,
): AsyncGenerator<Uint8Array, void> {
  const spool = await openSpool();
  try {
    const archive = await collect(context, stored, userId, spool);
    if (archive !== null) yield* zipStream(entriesOf(context, archive, at), at);
  } finally {
    await spool.close();
  }
}

/** The archive for an operator acting at the person's request, or null when there is no such account. */
export async function exportFor(
  context: Context,
  stored: readonly PersonalData[],
  userId: string,
): Promise<AsyncIterableIterator<Uint8Array> | null> {
  const pieces = archiveOf(context, stored, userId, new Date(context.clock.now()));
  const first = await pieces.next();
  return first.done === true ? null : begunWith(first.value, pieces);
}

/** Streams the archive. Refuses with `signature_invalid`, `too_many_requests` and `not_found`. */
export async function openExport(
  context: Context,
  stored: readonly PersonalData[],
  query: { user: string; expires: number; signature: string },
): Promise<Response> {
  const { user } = query;
  requireSigned(context, signedPath(user), query);
  await context.limits.take(openingLimit, user);
  const archive = existing(await exportFor(context, stored, user));
  const day = new Date(context.clock.now()).toISOString().slice(0, 10);
  const name = `${brand.name.toLowerCase()}-data-${day}.zip`;
  return fileAnswer(ReadableStream.from(archive), { type: 'application/zip', name });
}
