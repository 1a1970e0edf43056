import { IconFileImport } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './drop-zone.module.css';

/** Accepts files by drag and drop or by choosing them. `children` says which files are allowed. */
export function DropZone({
  label,
  accept,
  multiple = false,
  disabled = false,
  main = false,
  onFiles,
  children,
}: {
  /** The name of the field, such as "Profile file". */
  label: string;
  /** Extensions, as in the `accept` attribute of a file input. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** True where choosing a file is the main action of the page. */
  main?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: File[]) => {
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
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
        take([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        look={main ? 'accent' : 'plain'}
        icon={<IconFileImport size={18} />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {multiple ? 'Choose files' : 'Choose file'}
      </Button>
      <p className={styles.hint}>{children}</p>
    </div>
  );
}
