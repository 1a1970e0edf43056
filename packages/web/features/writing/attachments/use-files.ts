import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { userDetailsKey } from '../../../lib/query-client.ts';
import { announce } from '../../../ui/live-region.tsx';
import { largeTypeOf, refuseFile, sendLarge, sendPicture } from '../api/upload.ts';
import { addFile } from '../rules/attaching.ts';
import { useWriting } from '../studio/writing-context.ts';

export interface FileUpload {
  /** 0 to 1 while a file is on its way. */
  progress: number | null;
  error: string | null;
  take: (files: Iterable<File>) => void;
  cancel: () => void;
}

/** Sends files one after the other and puts each with the post as it arrives. */
export function useFiles(): FileUpload {
  const { session } = useWriting();
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const take = useCallback(
    (given: Iterable<File>) => {
      const files = [...given];
      const refused = files.map(refuseFile).find((one) => one !== null) ?? null;
      setError(refused);
      if (refused !== null || files.length === 0) return;
      sending.current?.abort();
      const own = new AbortController();
      sending.current = own;
      const send = async () => {
        for (const file of files) {
          setProgress(0);
          const large = largeTypeOf(file);
          const how = { onProgress: setProgress, signal: own.signal };
          const media = await (large === null ? sendPicture(file, how) : sendLarge(file, large, how));
          if (sending.current !== own) return;
          const { attachment, pictures } = addFile(session.state, { ...media, altText: '' });
          session.attach(attachment, pictures);
        }
        announce(
          files.length === 1 ? 'The file is with the post.' : `${files.length} files are with the post.`,
        );
      };
      send()
        .catch((cause: unknown) => {
          if (sending.current !== own || isApiError(cause, 'aborted')) return;
          // The call layer finds out about the session and leads to the log-in.
          if (isApiError(cause) && cause.status === 401)
            void client.invalidateQueries({ queryKey: userDetailsKey });
          setError(isApiError(cause) ? cause.message : 'The file could not be taken. Try again.');
        })
        .finally(() => {
          if (sending.current === own) setProgress(null);
        });
    },
    [session, client],
  );
  const cancel = useCallback(() => sending.current?.abort(), []);
  return { progress, error, take, cancel };
}
