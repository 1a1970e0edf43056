import { postImageLimit } from '@limelight/contracts/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isApiError } from '../../../../../lib/api-error.ts';
import { currentTime } from '../../../../../lib/clock.ts';
import { keep } from '../../../../../lib/keep.ts';
import { keptFiles } from '../../../../../lib/kept-files.ts';
import { notices } from '../../../../../lib/notices.ts';
import { userDetailsKey } from '../../../../../lib/query-client.ts';
import { isPassing } from '../../../../../lib/send-form.ts';
import { announce } from '../../../../../ui/live-region.tsx';
import { fingerprint } from '../../post/fingerprint.ts';
import { findLarge, finishLarge, largeTypeOf, sendPart, sendPicture, startLarge } from '../../post/upload.ts';
import { addFile, fitting } from './attaching.ts';
import type { WritingSession } from '../../post/writing-session.ts';
import { useWriting } from '../../post/writing-context.ts';
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

function senderOf(session: WritingSession, onUnauthorised: () => void): FileSender {
  return new FileSender({
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
    now: currentTime,
    arrived: (media) => attach(session, addFile(session.state, { ...media, altText: '' })),
    done: (count) => announce(count === 1 ? 'File attached.' : `${count} files attached.`),
  });
}

/** Uploads files and attaches each as it arrives. Continues an unfinished upload of an earlier visit. */
export function useFiles(): FileUpload {
  const { session } = useWriting();
  const client = useQueryClient();
  const [sender] = useState(() =>
    senderOf(session, () => void client.invalidateQueries({ queryKey: userDetailsKey })),
  );
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
  const { retry, choose, cancel } = sender;
  const take = (given: Iterable<File>) => {
    const files = [...given];
    const sent = fitting(files, session.state, (file) => largeTypeOf(file) === null);
    const over = files.length - sent.length;
    if (over > 0)
      notices.error(
        over === 1 ? 'One picture was not added' : `${over} pictures were not added`,
        `A post can have up to ${postImageLimit} pictures.`,
      );
    if (sent.length > 0) sender.take(sent);
  };
  return { ...view, take, retry, choose: (file) => void choose(file), cancel };
}
