import { z } from 'zod';
import type { KeptRecords } from '../../../lib/kept-records.ts';

/** One stretch of a recording without a break in the microphone. Its chunks together are a file. */
const takeNote = z.object({ mimeType: z.string(), chunks: z.number().int().min(0), ms: z.number().min(0) });

const talkNote = z.object({
  v: z.literal(1),
  id: z.string(),
  owner: z.string(),
  /** In milliseconds since 1970. */
  startedAt: z.number(),
  /** The name of a file; empty for what was recorded here. */
  name: z.string(),
  takes: z.array(takeNote),
  /** The upload that has begun, which goes on after its last part. */
  upload: z.string().nullable(),
});
export type TalkNote = z.infer<typeof talkNote>;

/** A file of sound that one take produced. */
export type TakeFile = { mimeType: string; blob: Blob };

const notePrefix = 'talk:';
const chunkKey = (id: string, take: number, chunk: number) => `chunk:${id}:${take}:${chunk}`;

export const talkMs = ({ takes }: TalkNote): number => takes.reduce((sum, { ms }) => sum + ms, 0);

/** Recordings in this browser. What was recorded is there again after a reload, a crash or a call. */
export interface KeptTalks {
  /** False when the browser did not store it. */
  save: (note: TalkNote) => Promise<boolean>;
  saveChunk: (id: string, take: number, chunk: number, blob: Blob) => Promise<boolean>;
  /** The recordings of one person, the newest first. Those of anybody else are removed. */
  of: (owner: string) => Promise<TalkNote[]>;
  files: (note: TalkNote) => Promise<TakeFile[]>;
  remove: (note: TalkNote) => Promise<void>;
}

export function keptTalks(records: KeptRecords): KeptTalks {
  const remove = async ({ id, takes }: TalkNote) => {
    await records.remove(notePrefix + id);
    await Promise.all(
      takes.flatMap(({ chunks }, take) =>
        // A chunk can have been stored just before the page closed, without being counted.
        Array.from({ length: chunks + 2 }, (_, chunk) => records.remove(chunkKey(id, take, chunk))),
      ),
    );
  };
  return {
    save: (note) => records.set(notePrefix + note.id, note),
    saveChunk: (id, take, chunk, blob) => records.set(chunkKey(id, take, chunk), blob),
    async of(owner) {
      const notes = (await records.entries()).flatMap(([key, value]) => {
        const note = key.startsWith(notePrefix) ? talkNote.safeParse(value) : null;
        return note?.success === true ? [note.data] : [];
      });
      const others = notes.filter((note) => note.owner !== owner);
      await Promise.all(others.map(remove));
      return notes
        .filter((note) => note.owner === owner)
        .toSorted((one, other) => other.startedAt - one.startedAt);
    },
    async files({ id, takes }) {
      const files = await Promise.all(
        takes.map(async ({ mimeType, chunks }, take) => {
          const parts = await Promise.all(
            Array.from({ length: chunks }, (_, chunk) => records.get(chunkKey(id, take, chunk))),
          );
          const blobs = parts.filter((part) => part instanceof Blob);
          return { mimeType, blob: new Blob(blobs, { type: mimeType }) };
        }),
      );
      return files.filter(({ blob }) => blob.size > 0);
    },
    remove,
  };
}
