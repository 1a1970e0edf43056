import { changeApplication, deleteApplication, type Application } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { download } from '../../../lib/download.ts';
import { useCall } from '../../../lib/use-call.ts';
import { notices } from '../../../lib/notices.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ConnectModel } from '../../../ui/connect-model.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListTabs } from '../../../ui/list-tabs.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { applicationQuery } from './api.ts';
import styles from './applications.module.css';
import { LinePanel } from './line-panel.tsx';
import { lineAt, type LinePlace } from './lines.ts';
import { Paper } from './paper.tsx';
import { Wishes } from './wishes.tsx';

const facts = (count: number) => (count === 1 ? '1 fact was' : `${count} facts were`);
const pipeline = <ButtonLink to="/dashboard/job-agents">Back to the pipeline</ButtonLink>;

/** A CV and letter for an opening, named in the address (`id`), with the facts behind each line. */
export function ApplicationPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const found = useQuery(applicationQuery(id));
  if (found.isPending)
    return (
      <Page>
        <Loading lines={12} />
      </Page>
    );
  if (isApiError(found.error, 'not_found') || id === '')
    return (
      <Page>
        <EmptyState title="This CV was deleted" action={pipeline}>
          Open a job in your pipeline to make another.
        </EmptyState>
      </Page>
    );
  if (found.isError)
    return (
      <Page>
        <ErrorState title="The CV did not load" query={found} />
      </Page>
    );
  return <Editor key={id} application={found.data} tab={search.get('part') === 'letter' ? 'letter' : 'cv'} />;
}

function Editor({ application, tab }: { application: Application; tab: 'cv' | 'letter' }) {
  const { id, document, title, company, jobId, version, engine, leftOut, askFirst } = application;
  const client = useQueryClient();
  const navigate = useNavigate();
  const save = useCall(changeApplication);
  const remove = useCall(deleteApplication, { successMessage: 'Deleted' });
  const [place, setPlace] = useState<LinePlace | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const keep = async (changed: Application['document']) => {
    const saved = await save.run({ params: { id }, body: { version, document: changed } });
    if (saved !== null) client.setQueryData(applicationQuery(id).queryKey, saved);
    else await client.invalidateQueries({ queryKey: ['applications', 'one', id] });
  };
  const fetchFile = async (format: 'pdf' | 'docx') => {
    const name = `${tab === 'cv' ? 'CV' : 'Letter'} - ${document.name} - ${company}.${format}`;
    if (!(await download(`/applications/${id}/file?part=${tab}&format=${format}`, name)))
      notices.error('The file was not made', 'Check your connection and try again.');
  };
  const drop = async () => {
    if ((await remove.run({ params: { id } })) === null) return;
    await client.invalidateQueries({ queryKey: ['applications'] });
    void navigate(jobId === null ? '/dashboard/job-agents' : `/dashboard/job-agents?job=${jobId}`);
  };
  const line = place === null ? null : lineAt(document, place);
  const hasPart = tab === 'cv' || document.letter.length > 0;
  return (
    <Page width="full">
      <PageHeader
        title={`${title}, ${company}`}
        description="Every line is written from your facts. Select a line to see them, or to change it."
        actions={
          <>
            {jobId !== null && <ButtonLink to={`/dashboard/job-agents?job=${jobId}`}>Open job</ButtonLink>}
            <Button disabled={!hasPart} onClick={() => void fetchFile('docx')}>
              Download Word
            </Button>
            <Button look="accent" disabled={!hasPart} onClick={() => void fetchFile('pdf')}>
              Download PDF
            </Button>
          </>
        }
      />
      {engine === null && (
        <ConnectModel>
          Your facts are ordered by the words they share with the opening. A model selects and words them for
          this opening, and writes the letter.
        </ConnectModel>
      )}
      <ListTabs
        label="Documents"
        current={tab}
        onOpen={() => setPlace(null)}
        tabs={[
          { key: 'cv', label: 'CV', search: `?id=${id}` },
          { key: 'letter', label: 'Letter', search: `?id=${id}&part=letter` },
        ]}
      />
      {save.error?.code === 'version_conflict' && (
        <Callout tone="bad">
          This was changed in another tab. You now see that version; make your change again.
        </Callout>
      )}
      <div className={styles.bench}>
        <Paper document={document} part={tab} chosen={place} onChoose={setPlace} />
        <div className={styles.side}>
          {place !== null && line !== null && (
            <LinePanel
              key={JSON.stringify(place)}
              {...{ place, line, document, application }}
              saving={save.loading}
              onChange={(changed) => void keep(changed)}
              onMove={(changed, next) => {
                setPlace(next);
                void keep(changed);
              }}
              onClose={() => setPlace(null)}
            />
          )}
          <Wishes application={application} />
          {(leftOut > 0 || askFirst > 0) && (
            <p className={styles.quiet}>
              {leftOut > 0 && `${facts(leftOut)} left out for space or because they matter less here. `}
              {askFirst > 0 && `${facts(askFirst)} left out because you want to be asked first. `}
              <ButtonLink look="quiet" size="small" to="/dashboard/memory">
                Open Memory
              </ButtonLink>
            </p>
          )}
          <div>
            <Button look="quiet" size="small" onClick={() => setDeleting(true)}>
              Delete this CV
            </Button>
          </div>
        </div>
      </div>
      <ConfirmDialog
        opened={isDeleting}
        title="Delete this CV and letter?"
        confirmLabel="Delete"
        danger
        loading={remove.loading}
        onConfirm={() => void drop()}
        onClose={() => setDeleting(false)}
      >
        The facts it was made from stay in Memory.
      </ConfirmDialog>
    </Page>
  );
}
