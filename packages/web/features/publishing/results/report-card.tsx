import { saveResultSettings, type Results } from '@limelight/contracts';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentTime } from '../../../lib/clock.ts';
import { download } from '../../../lib/download.ts';
import { notices } from '../../../lib/notices.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { deviceZone } from '../../../lib/time-zones.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { settingsQuery } from './api.ts';
import { monthName, recentMonths } from './rules.ts';
import styles from './results.module.css';

const failed = () =>
  notices.show({
    tone: 'bad',
    title: 'The file was not saved',
    message: 'Check your connection and try again.',
  });

const readings: Readonly<Record<Results['linkedin']['standing'], string>> = {
  off: '',
  'not-connected': 'Connect LinkedIn to import the numbers of your posts once a day.',
  'not-granted': 'Reconnect LinkedIn to import the numbers of your posts once a day.',
  refused: 'LinkedIn does not share your numbers with this app. Import your analytics instead.',
  reads: 'Numbers of posts published here are imported from LinkedIn once a day.',
};

/** The monthly report, the export of all posts, and the setting whether numbers are requested from LinkedIn. */
export function ReportCard({ results }: { results: Results }) {
  const client = useQueryClient();
  const settings = useQuery(settingsQuery);
  const save = useCall(saveResultSettings);
  const [months] = useState(() => recentMonths(new Date(currentTime())));
  const [month, setMonth] = useState(months[1] ?? '');
  const [busy, setBusy] = useState(false);
  const zone = encodeURIComponent(deviceZone());
  const fetchFile = async (path: string, name: string) => {
    setBusy(true);
    if (!(await download(path, name))) failed();
    setBusy(false);
  };
  const { standing, readAt } = results.linkedin;
  return (
    <Card title="Reports">
      <div className={styles.reports}>
        <NativeSelect
          label="Month"
          data={months.map((one) => ({ value: one, label: monthName(one) }))}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
        <Button
          loading={busy}
          onClick={() =>
            void fetchFile(
              `/results/report.pdf?month=${month}&timeZone=${zone}`,
              `linkedin-results-${month}.pdf`,
            )
          }
        >
          Download PDF
        </Button>
        <Button
          loading={busy}
          onClick={() =>
            void fetchFile(`/results.csv?metric=${results.metric}&timeZone=${zone}`, 'results.csv')
          }
        >
          Export as CSV
        </Button>
      </div>
      <p className={styles.quiet}>
        The report compares the posts of a month with your median impressions over all posts.
      </p>
      {settings.data?.mailConfigured === true && (
        <Checkbox
          className={styles.mail}
          label="Email me the report every month"
          checked={settings.data.monthlyMail}
          disabled={save.loading}
          onChange={(event) => {
            const body = { monthlyMail: event.currentTarget.checked, timeZone: deviceZone() };
            void save.run({ body }).then(async (saved) => {
              if (saved !== null) client.setQueryData(settingsQuery.queryKey, saved);
            });
          }}
        />
      )}
      {standing !== 'off' && (
        <p className={styles.quiet}>
          {readings[standing]}
          {standing === 'reads' && readAt !== null && ` Last read ${formatDateTime(readAt)}.`}
        </p>
      )}
    </Card>
  );
}
