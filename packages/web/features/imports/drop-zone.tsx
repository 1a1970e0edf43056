import { IconFileImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './imports.module.css';

const accepted = '.zip,.pdf,.xlsx,.csv,.tsv,.json,.txt';

/** Takes files by dropping or choosing. */
export function DropZone({ disabled, onFiles }: { disabled: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <div
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label="Files to import"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        look="ink"
        icon={<IconFileImport size={18} />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        Choose files
      </Button>
      <p className={styles.quiet}>
        or drop them here: LinkedIn data export (ZIP), profile saved as PDF, creator analytics (XLSX), posts
        as CSV or JSON. Files are read on this server and go nowhere else.
      </p>
    </div>
  );
}
