import {
  planColumns,
  previewImport,
  runImport,
  type ImportReport,
  type ImportVerdict,
  type PlanColumn,
  type PlanColumnChoice,
} from '@limelight/contracts';
import { FileInput, Modal, NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/api-error.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { DateOrderButtons } from '../../../ui/date-order-buttons.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { postsKey } from './api.ts';
import styles from './calendar.module.css';

const sample = 'text,date,time,visibility\n"The text of a post, with its commas",2031-04-30,17:30,public\n';

const verdicts: Readonly<
  Record<ImportVerdict, { before: string; after: string; tone: 'good' | 'plain' | 'bad' | 'link' }>
> = {
  schedule: { before: 'Will be scheduled', after: 'Scheduled', tone: 'good' },
  draft: { before: 'Will be a draft', after: 'Draft', tone: 'link' },
  refused: { before: 'Can’t be imported', after: 'Not imported', tone: 'bad' },
  known: { before: 'Already imported', after: 'Already imported', tone: 'plain' },
};

function Rows({ report, done, timeZone }: { report: ImportReport; done: boolean; timeZone: string }) {
  return (
    <section aria-label={done ? 'What was imported' : 'What will happen'} className={styles.report}>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Post</th>
            <th scope="col">{done ? 'What happened' : 'What will happen'}</th>
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              <td className={styles.reportTitle}>{row.title || 'No text'}</td>
              <td>
                <StatusBadge tone={verdicts[row.verdict].tone}>
                  {verdicts[row.verdict][done ? 'after' : 'before']}
                </StatusBadge>{' '}
                {row.scheduledAt !== null && formatDateTime(row.scheduledAt, timeZone)}
                {row.note !== null && <p className={styles.note}>{row.note}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const labels: Readonly<Record<PlanColumn, string>> = {
  text: 'Text of the post',
  date: 'Date',
  time: 'Time',
  timezone: 'Time zone',
  visibility: 'Visibility',
};

/** What each column is taken for, and what that leaves open. */
function Columns({
  report: { columns, notes, ambiguousDate },
  onChoose,
}: {
  report: ImportReport;
  onChoose: (choice: PlanColumnChoice) => void;
}) {
  const headingOf = (field: PlanColumn) => columns.find((column) => column.field === field)?.heading;
  const chosen = Object.fromEntries(
    columns.flatMap(({ heading, field }) => (field === null ? [] : [[field, heading] as const])),
  );
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {ambiguousDate !== null && (
        <DateOrderButtons date={ambiguousDate} onChoose={(dateOrder) => onChoose({ ...chosen, dateOrder })} />
      )}
      <details>
        <summary>Columns</summary>
        {planColumns.map((field) => (
          <NativeSelect
            key={field}
            label={labels[field]}
            value={headingOf(field) ?? ''}
            data={[{ value: '', label: 'None' }, ...columns.map(({ heading }) => heading).filter(Boolean)]}
            onChange={({ currentTarget: { value } }) => onChoose({ ...chosen, [field]: value })}
          />
        ))}
      </details>
    </>
  );
}

/** Spreadsheets also write UTF-16, and the letters of Windows. */
async function readText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function ImportDialog({ timeZone, onClose }: { timeZone: string; onClose: () => void }) {
  const client = useQueryClient();
  const preview = useCall(previewImport, { showError: false });
  const run = useCall(runImport, { showError: false });
  const [csv, setCsv] = useState('');
  const [columns, setColumns] = useState<PlanColumnChoice>({});
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<{ rows: ImportReport; done: boolean } | null>(null);
  const error = preview.error ?? run.error;
  const count =
    report?.rows.rows.filter(({ verdict }) => ['schedule', 'draft'].includes(verdict)).length ?? 0;
  const show = async (text: string, choice: PlanColumnChoice) => {
    setColumns(choice);
    const rows = await preview.run({ body: { csv: text, timeZone, columns: choice } });
    if (rows) setReport({ rows, done: false });
  };
  return (
    <Modal opened onClose={onClose} title="Import a CSV file" size="xl">
      <div className={styles.move}>
        <p className={styles.note}>
          The first row names the columns: <strong>text</strong>, and optionally <strong>date</strong>{' '}
          (2031-04-30), <strong>time</strong> (17:30), <strong>timezone</strong> and{' '}
          <strong>visibility</strong> (public or connections). Times without a zone are in{' '}
          {timeZone.replaceAll('_', ' ')}. Rows without a date and time become drafts. Rows you have already
          imported are skipped.{' '}
          <Button
            size="small"
            look="quiet"
            onClick={() => saveBlob(new Blob([sample], { type: 'text/csv' }), 'posts.csv')}
          >
            Download a sample
          </Button>
        </p>
        <FileInput
          label="File"
          placeholder="Choose a CSV file"
          accept=".csv,text/csv,text/plain"
          value={file}
          error={error === null ? undefined : (fieldErrors(error)['csv'] ?? error.message)}
          onChange={async (chosen) => {
            setFile(chosen);
            setReport(null);
            run.reset();
            if (chosen === null) return;
            const text = await readText(chosen);
            setCsv(text);
            await show(text, {});
          }}
        />
        {report?.done === false && (
          <Columns report={report.rows} onChoose={(choice) => void show(csv, choice)} />
        )}
        {report && <Rows report={report.rows} done={report.done} timeZone={timeZone} />}
        <div className={styles.actions}>
          <Button onClick={onClose}>{report?.done ? 'Close' : 'Cancel'}</Button>
          {report?.done !== true && (
            <Button
              look="accent"
              loading={run.loading || preview.loading}
              disabled={count === 0}
              onClick={async () => {
                const rows = await run.run({ body: { csv, timeZone, columns } });
                if (rows) setReport({ rows, done: true });
                await client.invalidateQueries({ queryKey: postsKey });
              }}
            >
              {count === 1 ? 'Import 1 post' : `Import ${count} posts`}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
