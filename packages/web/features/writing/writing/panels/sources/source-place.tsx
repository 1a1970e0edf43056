import { sourceKinds, sourcesPerPostLimit } from '@limelight/contracts/catalog';
import { Checkbox } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../../../lib/format.ts';
import { Button } from '../../../../../ui/button.tsx';
import { useSession, useWritingPart } from '../../post/writing-context.ts';
import { SourceDialog } from './source-dialog.tsx';
import styles from './sources.module.css';
import { SourceVoice } from './source-voice.tsx';
import { useSourceActions, useSources, useSourceSync } from '../../post/use-sources.ts';

/** The sources of the post. Files can be dropped here. */
export function SourcePlace() {
  useSourceSync();
  const { session } = useSession();
  const cite = useWritingPart(({ state }) => state.cite);
  const full = useWritingPart(({ state }) => state.sourceIds.length >= sourcesPerPostLimit);
  const sources = useSources();
  const { remove } = useSourceActions();
  const [asking, setAsking] = useState<{ file: File | null } | null>(null);
  const [dropping, setDropping] = useState(false);
  const asked = useWritingPart(({ desk }) => desk.adding);
  const page = sources.find((one) => one.address !== null);
  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files') || full) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event) => {
        setDropping(false);
        const [file] = event.dataTransfer.files;
        if (file === undefined || full) return;
        event.preventDefault();
        setAsking({ file });
      }}
    >
      <section className={styles.place} aria-label="Sources" data-dropping={dropping}>
        {sources.length > 0 && (
          <ul className={styles.list}>
            {sources.map((one) => (
              <li key={one.id} className={styles.source}>
                <span className={styles.words}>
                  <span className={styles.title}>{one.title}</span>
                  <span className={styles.quiet}>
                    {sourceKinds[one.kind]} · {formatNumber(one.text.length)} characters
                  </span>
                  <SourceVoice source={one} />
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove ${one.title}`}
                  onClick={() => remove(one.id)}
                >
                  <IconX size={16} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {page !== undefined && (
          <Checkbox
            size="sm"
            label="End with a line that credits the page"
            checked={cite}
            onChange={(event) => session.setCite(event.currentTarget.checked)}
          />
        )}
        {full ? (
          <p className={styles.quiet}>A post can have up to five sources.</p>
        ) : (
          <Button size="small" icon={<IconPlus size={16} />} onClick={() => setAsking({ file: null })}>
            Add a source
          </Button>
        )}
        {sources.length === 0 && (
          <p className={styles.quiet}>A page, a file, an earlier post or a transcript to write from.</p>
        )}
        <SourceDialog
          key={asking?.file?.name ?? 'asked'}
          opened={asking !== null || asked !== null}
          dropped={asking?.file ?? null}
          address={asked?.address ?? null}
          onClose={() => {
            setAsking(null);
            if (asked !== null) session.show({ adding: null });
          }}
        />
      </section>
    </div>
  );
}
