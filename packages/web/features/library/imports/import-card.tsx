import type { ColumnChoice, ImportTable } from '@limelight/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateOrderButtons } from '../../../ui/date-order-buttons.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { ColumnForm } from './column-form.tsx';
import { ImportList } from './import-list.tsx';
import styles from './imports.module.css';
import { Report } from './report.tsx';
import { useImport, type ImportHandle } from './use-import.ts';

function Outcome({ run }: { run: ImportHandle }) {
  const { busy, error, result, name } = run;
  if (busy) return null;
  if (error !== null)
    return (
      <Callout tone="bad" {...(name === null ? {} : { title: name })}>
        {error}
      </Callout>
    );
  if (result === null) return null;
  const { headings, notice, read, skipped, reasons, foreign, table } = result;
  const { claim } = run;
  if (headings !== null)
    return (
      <Callout tone="warn" title={`Which column of ${name ?? 'the file'} contains the posts?`}>
        <ColumnForm headings={headings} onChoose={(columns) => void run.mapColumns(columns)} />
      </Callout>
    );
  return (
    <Callout
      tone={read === 0 || notice !== null ? 'warn' : 'good'}
      title={`${read} imported${skipped > 0 ? `, ${skipped} skipped` : ''}`}
      action={foreign !== null && claim !== null && <Button onClick={() => void claim()}>This is me</Button>}
    >
      {notice !== null && <p>{notice}</p>}
      <Report lines={reasons} />
      {table !== null && <Columns table={table} onChoose={(columns) => void run.mapColumns(columns)} />}
    </Callout>
  );
}

/** Asks what the columns of a table left open. */
function Columns({
  table: { headings, columns, unread, ambiguousDate },
  onChoose,
}: {
  table: ImportTable;
  onChoose: (columns: ColumnChoice) => void;
}) {
  return (
    <>
      {ambiguousDate !== null && (
        <DateOrderButtons
          date={ambiguousDate}
          onChoose={(dateOrder) => onChoose({ ...columns, dateOrder })}
        />
      )}
      {unread.length > 0 && (
        <details>
          <summary>
            Not read: {unread.join(', ')}. Choose what {unread.length === 1 ? 'it is' : 'they are'}.
          </summary>
          <ColumnForm headings={headings} known={columns} onChoose={onChoose} />
        </details>
      )}
    </>
  );
}

export function ImportCard({
  title = 'Import from LinkedIn',
  voiceId,
  asksWhose = false,
  holds = 'all',
  main = false,
}: {
  title?: string;
  /** The voice that the posts belong to, by default the user's own. */
  voiceId?: string | undefined;
  /** True when posts by other people are expected here. */
  asksWhose?: boolean;
  /** `posts` where a profile would be of no use. */
  holds?: 'all' | 'posts';
  /** True where importing is the main action of the page. */
  main?: boolean;
}) {
  const [mine, setMine] = useState(!asksWhose);
  const [text, setText] = useState('');
  const run = useImport({ mine, ...(voiceId === undefined ? {} : { voiceId }) });
  return (
    <Card title={title}>
      <div className={styles.form}>
        <DropZone
          label="Files to import"
          multiple
          main={main}
          accept=".zip,.pdf,.xlsx,.csv,.tsv,.json,.txt"
          disabled={run.busy}
          onFiles={run.add}
        >
          or drop them here: LinkedIn data export (ZIP), {holds === 'all' && 'profile saved as PDF, '}creator
          analytics (XLSX), posts as CSV or JSON. A data export also stores your profile, comments and
          connections. Files are processed on this server only.
        </DropZone>
        {asksWhose && (
          <label className={styles.check}>
            <input type="checkbox" checked={mine} onChange={(event) => setMine(event.target.checked)} />
            These posts are my own
          </label>
        )}
        <details className={styles.paste}>
          <summary>Paste posts</summary>
          <div className={styles.form}>
            <TextArea label="Posts, separated by a line of ---" rows={8} value={text} onChange={setText} />
            <div>
              <Button
                disabled={text.trim() === ''}
                loading={run.busy}
                onClick={() => void run.paste(text).then(() => setText(''))}
              >
                Import posts
              </Button>
            </div>
          </div>
        </details>
        {run.busy && <RunProgress progress={run.progress} waiting="Uploading…" onCancel={run.cancel} />}
        <Outcome run={run} />
        <ImportList />
      </div>
    </Card>
  );
}
