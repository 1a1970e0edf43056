import {
  addSource,
  addSourceFile,
  envelope,
  findSpokenSource,
  getSource,
  listPostSources,
  source,
  type EndpointCall,
  type Source,
} from '@limelight/contracts';
import { sourceByteLimit, sourceFileEndings } from '@limelight/contracts/catalog';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/client.ts';
import { readQuery } from '../../../../lib/read-query.ts';
import { sendForm } from '../../../../lib/send-form.ts';

const quiet = { showError: false };

export const sourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['sources', id],
    queryFn: ({ signal }) => call(getSource, { params: { id } }, { ...quiet, signal }),
    // The text of a source never changes, and the speaker is set through this cache.
    staleTime: Infinity,
  });

/** The recording in which a source was said. */
export const spokenSourceQuery = (id: string) => ({
  ...readQuery(['sources', id, 'recording'], findSpokenSource, { params: { id } }),
  staleTime: Infinity,
});

export const postSourcesQuery = (postId: string) =>
  queryOptions({
    ...readQuery(['post-sources', postId], listPostSources, { params: { id: postId } }),
    staleTime: 60_000,
  });

export function bring(body: EndpointCall<typeof addSource>['body'], signal: AbortSignal): Promise<Source> {
  return call(addSource, { body }, { ...quiet, signal });
}

const readSource = (body: unknown) => envelope(source).safeParse(body).data?.data ?? null;

/** Uploads a file to be read. `onProgress` receives values from 0 to 1. */
export function bringFile(
  file: File,
  sending: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Source> {
  return sendForm(addSourceFile, {}, file, readSource, sending);
}

/** The reason a file is refused before uploading, or null. */
export function refuseSourceFile(file: Pick<File, 'name' | 'size'>): string | null {
  const name = file.name.toLowerCase();
  if (!sourceFileEndings.some((ending) => name.endsWith(ending)))
    return 'Use a PDF, DOCX, TXT, MD, VTT or SRT file. For any other file, paste its text.';
  return file.size > sourceByteLimit ? 'Use a file of at most 10 MB.' : null;
}
