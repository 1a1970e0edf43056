import { previewImport, runImport, type ImportReport, type ImportVerdict } from '@limelight/contracts';
import { FileInput, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { postsKey } from './api.ts';
import styles from './calendar.module.css';

const verdicts: Readonly<
  Record<ImportVerdict, { before: string; after: string; tone: 'good' | 'plain' | 'bad' | 'link' }>
> = {
  schedule: { before: 'Will be scheduled', after: 'Scheduled', tone: 'good' },
  draft: { before: 'Will be a draft', after: 'Draft', tone: 'link' },
  refused: { before: 'Refused', after: 'Refused', tone: 'bad' },
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

export function ImportDialog({ timeZone, onClose }: { timeZone: string; onClose: () => void }) {
  const client = useQueryClient();
  const preview = useCall(previewImport, { showError: false });
  const run = useCall(runImport, { showError: false });
  const [csv, setCsv] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<{ rows: ImportReport; done: boolean } | null>(null);
  const error = preview.error ?? run.error;
  const count =
    report?.rows.rows.filter(({ verdict }) => ['schedule', 'draft'].includes(verdict)).length ?? 0;
  return (
    <Modal opened onClose={onClose} title="Import a CSV file" size="xl">
      <div className={styles.move}>
        <p className={styles.note}>
          The first row names the columns: <strong>text</strong>, and optionally <strong>date</strong>{' '}
          (2031-04-30), <strong>time</strong> (17:30) and <strong>visibility</strong> (public or connections).
          Times are in {timeZone.replaceAll('_', ' ')}. Rows without a date and time become drafts. Rows you
          have already imported are skipped.
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
            const text = await chosen.text();
            setCsv(text);
            const rows = await preview.run({ body: { csv: text, timeZone } });
            if (rows) setReport({ rows, done: false });
          }}
        />
        {report && <Rows report={report.rows} done={report.done} timeZone={timeZone} />}
        <div className={styles.actions}>
          <Button onClick={onClose}>{report?.done ? 'Close' : 'Cancel'}</Button>
          {report?.done !== true && (
            <Button
              look="accent"
              loading={run.loading || preview.loading}
              disabled={count === 0}
              onClick={async () => {
                const rows = await run.run({ body: { csv, timeZone } });
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
