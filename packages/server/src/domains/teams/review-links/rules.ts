import type { Attachment } from '@limelight/contracts';
import { sha256 } from '../../../platform/secrets.ts';

/** Everything about a post that readers will see. */
export interface Fingerprinted {
  text: string;
  visibility: string;
  attachment: Attachment | null;
  firstComment: string;
  media: readonly { id: string; altText: string }[];
}

/** Sorts the fields, because a database may store them in a different order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, inOrder(one)]);
}

/** Changes with the text, the files and their order, the attachment, the first comment and the audience. */
export function fingerprintOf({ text, visibility, attachment, firstComment, media }: Fingerprinted): string {
  const files = media.map(({ id, altText }) => [id, altText]);
  return sha256(JSON.stringify(['review', 1, text, visibility, inOrder(attachment), firstComment, files]));
}

/** True when a passage is in a text, regardless of line breaks and spaces. */
export function holdsQuote(text: string, quote: string): boolean {
  const plain = (value: string) => value.replace(/\s+/g, ' ').trim();
  return plain(text).includes(plain(quote));
}
