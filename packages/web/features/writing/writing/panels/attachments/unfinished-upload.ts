import { z } from 'zod';

/** The browser's record of an unfinished large upload, enough to recognise the file. */
const unfinishedUpload = z.object({
  v: z.literal(1),
  id: z.string(),
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  mime: z.enum(['application/pdf', 'video/mp4']),
  /** A hash of samples of its content. Null where the browser cannot compute one. */
  print: z.string().nullable(),
  key: z.string(),
  at: z.number(),
});
export type UnfinishedUpload = z.infer<typeof unfinishedUpload>;

const prefix = 'upload:';

export function uploadPlace(id: string): string {
  return prefix + id;
}

/** The id of the upload that a storage key belongs to, or null for any other key. */
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

/** The newest unfinished upload of a post. */
export function findUnfinished(records: readonly UnfinishedUpload[], key: string): UnfinishedUpload | null {
  return records.filter((record) => record.key === key).toSorted((a, b) => b.at - a.at)[0] ?? null;
}

export interface ChosenFile {
  name: string;
  size: number;
  lastModified: number;
  print: string | null;
}

/** The reason a chosen file is not the one that was partly uploaded, or null when it is. */
export function otherFile(record: UnfinishedUpload, chosen: ChosenFile): string | null {
  const differs = `This is a different file. Choose “${record.name}”, or discard the upload and start again.`;
  if (chosen.size !== record.size) return differs;
  // The content is compared first, because a copy has its own name and date.
  if (chosen.print !== null && record.print !== null) return chosen.print === record.print ? null : differs;
  return chosen.name === record.name && chosen.lastModified === record.lastModified ? null : differs;
}
