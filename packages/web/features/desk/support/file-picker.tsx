import { ticketFileLimit } from '@limelight/contracts/catalog';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatBytes } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { acceptedFiles } from './rules.ts';
import styles from './support.module.css';
import type { TicketFiles } from './use-ticket-files.ts';

export function FilePicker({ files, sending, error, add, remove }: TicketFiles) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.picker}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label="Files to attach"
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <div className={styles.pick}>
        <Button
          size="small"
          icon={<IconPaperclip size={16} />}
          loading={sending}
          disabled={files.length >= ticketFileLimit}
          onClick={() => input.current?.click()}
        >
          Add files
        </Button>
        <span className={styles.quiet}>Pictures, PDF or plain text, up to 10 MB each.</span>
      </div>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Attached files">
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <span className={styles.fileName}>{file.name}</span>
              <span className={styles.quiet}>{formatBytes(file.bytes)}</span>
              <Button
                size="small"
                look="quiet"
                aria-label={`Remove ${file.name}`}
                icon={<IconX size={16} />}
                onClick={() => remove(file.id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
