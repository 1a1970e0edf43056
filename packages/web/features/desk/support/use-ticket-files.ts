import { uploadTicketFile, type TicketFile } from '@limelight/contracts';
import { useCallback, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { announce } from '../../../ui/live-region.tsx';
import { refuseTicketFile } from './rules.ts';

export interface TicketFiles {
  files: readonly TicketFile[];
  sending: boolean;
  error: string | null;
  add: (files: Iterable<File>) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/** The attachments of a message being written. Each is uploaded as soon as it is chosen. */
export function useTicketFiles(): TicketFiles {
  const [files, setFiles] = useState<readonly TicketFile[]>([]);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const held = useRef(0);

  const add = useCallback((given: Iterable<File>) => {
    const send = async () => {
      for (const file of given) {
        const refused = refuseTicketFile(file, held.current);
        if (refused !== null) {
          setError(refused);
          return;
        }
        const body = { file };
        const kept = await call(uploadTicketFile, { body }, { showError: false });
        held.current += 1;
        setFiles((before) => [...before, kept]);
        announce(`${kept.name} attached.`);
      }
    };
    setError(null);
    setSending(true);
    send()
      .catch((cause: unknown) =>
        setError(isApiError(cause) ? cause.message : 'The file could not be uploaded. Try again.'),
      )
      .finally(() => setSending(false));
  }, []);
  const remove = useCallback((id: string) => {
    held.current -= 1;
    setFiles((before) => before.filter((file) => file.id !== id));
  }, []);
  const clear = useCallback(() => {
    held.current = 0;
    setFiles([]);
    setError(null);
  }, []);
  return { files, sending, error, add, remove, clear };
}
