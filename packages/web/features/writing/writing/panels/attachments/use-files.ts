import { postImageLimit } from '@limelight/contracts/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { keep } from '../../../lib/keep.ts';
import { keptFiles } from '../../../lib/kept-files.ts';
import { notices } from '../../../lib/notices.ts';
import { userDetailsKey } from '../../../lib/query-client.ts';
import { announce } from '../../../ui/live-region.tsx';
import { fingerprint } from '../post/fingerprint.ts';
import {
  findLarge,
  finishLarge,
  isPassing,
  largeTypeOf,
  sendPart,
  sendPicture,
  startLarge,
} from '../post/upload.ts';
import { addFile } from './attaching.ts';
import type { WritingSession } from '../post/writing-session.ts';
import { useWriting } from '../post/writing-context.ts';
import { attach } from './attach.ts';
import { FileSender, type SenderView } from './file-sender.ts';

export interface FileUpload extends SenderView {
  take: (files: Iterable<File>) => void;
  /** Continues the unfinished upload with the available file. */
  retry: () => void;
  /** Continues the unfinished upload with a file that was chosen again. */
  choose: (file: File) => void;
  cancel: () => void;
}

function senderOf(
  session: WritingSession,
  onUnauthorised: () => void,
): { sender: FileSender; quiet: () => void } {
  let said: number | null = null;
  const sender = new FileSender({
    typeOf: largeTypeOf,
    sendPicture,
    start: startLarge,
    sendPart,
    finish: finishLarge,
    find: findLarge,
    failure: (error) => {
      if (isApiError(error, 'aborted')) return { kind: 'aborted', message: '' };
      // The call layer detects the expired session and redirects to the login page.
      if (isApiError(error) && error.status === 401) onUnauthorised();
      const message = isApiError(error) ? error.message : 'The file could not be uploaded. Try again.';
      const passing = isPassing(error) || (isApiError(error) && error.status === 401);
      return { kind: passing ? 'passing' : 'refused', message };
    },
    print: fingerprint,
    keep,
    files: keptFiles,
    key: () => session.key,
    now: () => Date.now(),
    arrived: (media, name) => {
      const before = session.state.pictures.length;
      attach(session, addFile(session.state, { ...media, altText: '' }));
      if (before === postImageLimit && session.state.pictures.length === before)
        said = notices.error(`A post can have up to ${postImageLimit} pictures. “${name}” was not added.`);
    },
    done: (count) => announce(count === 1 ? 'File attached.' : `${count} files attached.`),
  });
  return {
    sender,
    quiet: () => {
      if (said !== null) notices.dismiss(said);
    },
  };
}

/** Uploads files and attaches each as it arrives. Continues an unfinished upload of an earlier visit. */
export function useFiles(): FileUpload {
  const { session } = useWriting();
  const client = useQueryClient();
  const [{ sender, quiet }] = useState(() =>
    senderOf(session, () => void client.invalidateQueries({ queryKey: userDetailsKey })),
  );
  // Messages about one post must not appear on the next.
  useEffect(() => quiet, [quiet]);
  const view = useSyncExternalStore(sender.subscribe, sender.read, sender.read);
  const { key } = session;
  useEffect(() => sender.moved(key), [sender, key]);
  useEffect(() => {
    void sender.look();
    window.addEventListener('online', sender.retry);
    return () => {
      window.removeEventListener('online', sender.retry);
      sender.leave();
    };
  }, [sender]);
  const { take, retry, choose, cancel } = sender;
  return { ...view, take, retry, choose: (file) => void choose(file), cancel };
}
