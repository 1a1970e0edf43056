import type { Attachment } from '@limelight/contracts';
import { postImageLimit } from '@limelight/contracts/catalog';
import { kindOf, type Picture } from '../../post/draft.ts';

export interface Attached {
  attachment: Attachment | null;
  pictures: readonly Picture[];
}

function titleOf(name: string): string {
  return name
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .slice(0, 200);
}

/**
 * Adds a file: a document or video replaces everything, a picture joins the others or becomes the picture of a link
 * card. Any other attachment is replaced by the picture.
 */
export function addFile(there: Attached, file: Picture): Attached {
  const kind = kindOf(file);
  if (kind !== 'image') return { attachment: { kind, title: titleOf(file.name) }, pictures: [file] };
  const { attachment, pictures } = there;
  if (attachment?.kind === 'link') return { attachment, pictures: [file] };
  if (attachment !== null) return { attachment: null, pictures: [file] };
  return { attachment: null, pictures: [...pictures, file].slice(0, postImageLimit) };
}

/** Adds an attachment without files. A link keeps a single picture as its own. */
export function addAttachment(there: Attached, attachment: Attachment): Attached {
  const keeps = attachment.kind === 'link' && there.attachment === null && there.pictures.length === 1;
  return { attachment, pictures: keeps ? there.pictures : [] };
}

/** The pictures among the given files that a post still has room for, with all other files. */
export function fitting<T>(files: readonly T[], there: Attached, isPicture: (file: T) => boolean): T[] {
  let room = postImageLimit - (there.attachment === null ? there.pictures.length : 0);
  return files.filter((file) => !isPicture(file) || (room -= 1) >= 0);
}

const nouns: Record<Attachment['kind'], string> = {
  document: 'document',
  video: 'video',
  link: 'link card',
  poll: 'poll',
  repost: 'repost',
};

/** Describes what a change removed, for its undo. Null when nothing was removed. */
export function whatWent(before: Attached, after: Attached): string | null {
  const { attachment } = before;
  if (attachment !== null && attachment.kind !== after.attachment?.kind)
    return `The ${nouns[attachment.kind]} is`;
  if (attachment !== null) return null;
  const kept = new Set(after.pictures.map(({ id }) => id));
  const gone = before.pictures.filter(({ id }) => !kept.has(id)).length;
  if (gone === 0) return null;
  return gone === 1 ? 'A picture is' : `${gone} pictures are`;
}
