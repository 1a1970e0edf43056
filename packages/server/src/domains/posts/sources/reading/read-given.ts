import type { SourceKind } from '@limelight/contracts';
import { AppError } from '../../../../platform/http/index.ts';
import { fileNameAt, isOwnFile, kindOf, misnamed, shapeOf, titleIn, titleOfFile } from '../rules.ts';
import type { SourceText } from './read-source.ts';
import type { Order } from './source-reader.worker.ts';
import { isTranscript } from './transcript.ts';

/** Reads one source. Refuses with the codes of `readSource`. */
export type ReadOrder = (order: Order) => Promise<SourceText>;

/**
 * A source after reading. `own` is set where its kind tells whether the user is the author. The title is empty if it
 * has none.
 */
export interface ReadSource extends SourceText {
  kind: SourceKind;
  address: string | null;
  own?: boolean;
}

export async function readWords(
  read: ReadOrder,
  { kind, text, title }: { kind: Exclude<SourceKind, 'file'>; text: string; title: string },
): Promise<ReadSource> {
  const shape = kind === 'transcript' ? 'transcript' : 'plain';
  const found = await read({ shape, bytes: new TextEncoder().encode(text), pageLimit: 0, address: null });
  return { ...found, kind, title: title || found.title, address: null };
}

/**
 * Reads a file. Refuses unsupported files with `source_type_unknown`, and files whose content does not match their name
 * with `source_misnamed`.
 */
export async function readFile(
  read: ReadOrder,
  { name, bytes, pageLimit }: { name: string; bytes: Uint8Array; pageLimit: number },
): Promise<ReadSource> {
  const shape = shapeOf(name, bytes);
  if (shape === null) {
    const message = misnamed(name, bytes);
    throw message === null
      ? new AppError('source_type_unknown')
      : new AppError('source_misnamed', undefined, { message });
  }
  const found = await read({ shape, bytes, pageLimit, address: null });
  const title = titleIn(found.title) || found.heading || titleOfFile(name);
  // Meeting transcripts are also saved as Word documents.
  if ((shape === 'docx' || shape === 'markdown') && isTranscript(found.text)) {
    const talk = await readWords(read, { kind: 'transcript', text: found.text, title: '' });
    return { ...talk, title: titleIn(found.title) || talk.title || titleOfFile(name) };
  }
  const kind = kindOf(shape);
  const voice = kind === 'file' ? { own: isOwnFile(shape) } : {};
  return { ...found, ...voice, kind, title, address: null };
}

/** Reads a page: its article, plain text or a PDF. The address is null when it is not known. */
export async function readPage(
  read: ReadOrder,
  {
    shape,
    bytes,
    address,
    pageLimit,
  }: { shape: 'html' | 'plain' | 'pdf'; bytes: Uint8Array; address: string | null; pageLimit: number },
): Promise<ReadSource> {
  const found = await read({ shape, bytes, pageLimit, address });
  const name = address === null ? '' : titleOfFile(fileNameAt(address));
  const title = shape === 'pdf' ? titleIn(found.title) || found.heading || name : found.title;
  return { ...found, kind: 'page', title, address };
}
