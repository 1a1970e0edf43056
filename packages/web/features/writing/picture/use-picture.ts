import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { userDetailsKey } from '../../../lib/query-client.ts';
import { announce } from '../../../ui/live-region.tsx';
import { refusePicture, sendPicture } from '../api/upload.ts';
import { useWriting } from '../studio/writing-context.ts';

export interface PictureUpload {
  /** 0 to 1 while a picture is on its way. */
  progress: number | null;
  error: string | null;
  take: (file: File) => void;
  cancel: () => void;
}

/** One picture at a time: a new one takes the place of the one there. */
export function usePicture(): PictureUpload {
  const { session } = useWriting();
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const take = useCallback(
    (file: File) => {
      const refused = refusePicture(file);
      setError(refused);
      if (refused !== null) return;
      sending.current?.abort();
      const own = new AbortController();
      sending.current = own;
      setProgress(0);
      sendPicture(file, setProgress, own.signal).then(
        (media) => {
          if (sending.current !== own) return;
          setProgress(null);
          session.setPictures([{ ...media, altText: '' }]);
          announce('The picture is added. Describe it for those who cannot see it.');
        },
        (cause: unknown) => {
          if (sending.current !== own) return;
          setProgress(null);
          if (isApiError(cause, 'aborted')) return;
          // The call layer finds out about the session and leads to the log-in.
          if (isApiError(cause) && cause.status === 401)
            void client.invalidateQueries({ queryKey: userDetailsKey });
          setError(isApiError(cause) ? cause.message : 'The picture could not be taken. Try again.');
        },
      );
    },
    [session, client],
  );
  const cancel = useCallback(() => sending.current?.abort(), []);
  return { progress, error, take, cancel };
}
