import { z } from 'zod';

/** What the browser keeps of a large file that has not arrived whole: enough to know the file again. */
export const unfinishedUpload = z.object({
  v: z.literal(1),
  /** The server's id of the upload. */
  id: z.string(),
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  mime: z.enum(['application/pdf', 'video/mp4']),
  /** Hash of samples of its content; null where the browser makes none. */
  print: z.string().nullable(),
  /** The record of the post it is for. */
  key: z.string(),
  at: z.number(),
});
export type UnfinishedUpload = z.infer<typeof unfinishedUpload>;

const prefix = 'upload:';

export function uploadPlace(id: string): string {
  return prefix + id;
}

/** The id of an upload that a place stands for, or null for a place of something else. */
export function uploadIdOf(place: string): string | null {
  return place.startsWith(prefix) ? place.slice(prefix.length) : null;
}

export function readUnfinished(text: string | null): UnfinishedUpload | null {
  if (text === null) return null;
  try {
    return unfinishedUpload.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The newest upload of a post. */
export function findUnfinished(records: readonly UnfinishedUpload[], key: string): UnfinishedUpload | null {
  return records.filter((record) => record.key === key).toSorted((a, b) => b.at - a.at)[0] ?? null;
}

/** Facts of a file that was chosen again. */
export interface ChosenFile {
  name: string;
  size: number;
  lastModified: number;
  print: string | null;
}

/** Why a chosen file is not the one whose beginning has arrived; null when it is. */
export function otherFile(record: UnfinishedUpload, chosen: ChosenFile): string | null {
  const differs = `This is a different file. Choose “${record.name}”, or discard the upload and start again.`;
  if (chosen.size !== record.size) return differs;
  // The content tells more than a name and a date, which a copy has of its own.
  if (chosen.print !== null && record.print !== null) return chosen.print === record.print ? null : differs;
  return chosen.name === record.name && chosen.lastModified === record.lastModified ? null : differs;
}
