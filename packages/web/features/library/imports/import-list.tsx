import { deleteImport, type ImportSummary } from '@limelight/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { importsQuery } from './api.ts';
import styles from './imports.module.css';
import { Report } from './report.tsx';

const kinds: Readonly<Record<ImportSummary['kind'], string>> = {
  export: 'LinkedIn data export',
  profile: 'Profile',
  analytics: 'Creator analytics',
  posts: 'Posts',
};

const readOf = ({ report }: ImportSummary) => report.reduce((sum, { read }) => sum + read, 0);

export function ImportList() {
  const client = useQueryClient();
  const imports = useInfiniteQuery(importsQuery);
  const remove = useCall(deleteImport);
  const [doomed, setDoomed] = useState<ImportSummary | null>(null);
  const items = imports.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>Imported so far</h3>
      <ul className={styles.list}>
        {items.map((one) => (
          <li key={one.id} className={styles.item}>
            <details className={styles.details}>
              <summary>
                <span className={styles.name}>{one.name}</span>
                <span className={styles.quiet}>
                  {kinds[one.kind]}, {readOf(one)} imported, {formatDateTime(one.createdAt)}
                  {one.own ? '' : ', for inspiration only'}
                </span>
              </summary>
              <Report lines={one.report} />
            </details>
            <Button
              size="small"
              look="quiet"
              aria-label={`Delete import ${one.name}`}
              onClick={() => setDoomed(one)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore list={imports}>Show more imports</ShowMore>
      <ConfirmDialog
        opened={doomed !== null}
        title={`Delete “${doomed?.name ?? ''}”?`}
        confirmLabel="Delete import"
        danger
        loading={remove.loading}
        onClose={() => setDoomed(null)}
        onConfirm={async () => {
          if (doomed === null || (await remove.run({ params: { id: doomed.id } })) === null) return;
          setDoomed(null);
          await client.invalidateQueries();
        }}
      >
        This also deletes the posts, people and results it added. Your voice is then measured again without
        them.
      </ConfirmDialog>
    </>
  );
}
