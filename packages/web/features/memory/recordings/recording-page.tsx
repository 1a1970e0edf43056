import { deleteRecording, type Recording } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDateTime } from '../../../lib/format.ts';
import { useTimeZone } from '../../../lib/person.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NameDialog } from '../../../ui/name-dialog.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { recordingQuery, recordingsKey } from './api.ts';
import { RecordingView } from './recording-view.tsx';
import { languageName, timeWords } from './rules.ts';
import { isGone, useRecording } from './use-recording.ts';

const all = <ButtonLink to="/dashboard/talk">All recordings</ButtonLink>;

/** One recording: its text, what to look at first, the facts and the posts in it. */
export function RecordingPage({ id, at }: { id: string; at: number | null }) {
  const found = useQuery(recordingQuery(id));
  if (found.isPending)
    return (
      <Page>
        <Loading label="Loading the recording">
          <Skeleton width="14rem" height="2rem" />
          <SkeletonLines count={8} />
        </Loading>
      </Page>
    );
  if (found.data === undefined)
    return (
      <Page>
        {isGone(found.error) ? (
          <EmptyState title="This recording was deleted" action={all}>
            Its sound and its text are gone.
          </EmptyState>
        ) : (
          <ErrorState title="The recording did not load" query={found} />
        )}
      </Page>
    );
  return <Loaded recording={found.data} at={at} />;
}

function Loaded({ recording, at }: { recording: Recording; at: number | null }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const actions = useRecording(recording);
  const removal = useCall(deleteRecording);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const { id, title, seconds, createdAt, language } = recording;
  const name = title === '' ? 'Recording' : title;
  return (
    <Page>
      <PageHeader
        title={name}
        description={[
          timeWords(seconds),
          formatDateTime(createdAt, timeZone),
          ...(language === null ? [] : [languageName(language)]),
        ].join(' · ')}
        actions={
          <>
            <Button onClick={() => setDialog('rename')}>Rename</Button>
            <Button look="quiet" onClick={() => setDialog('delete')}>
              Delete
            </Button>
            {all}
          </>
        }
      />
      <RecordingView recording={recording} actions={actions} at={at} />
      {dialog === 'rename' && (
        <NameDialog
          title="Rename recording"
          start={title}
          longest={200}
          confirmLabel="Rename"
          loading={actions.changing}
          fault={null}
          onType={() => undefined}
          onConfirm={(next) => void actions.change({ title: next }).then((done) => done && setDialog(null))}
          onClose={() => setDialog(null)}
        />
      )}
      <ConfirmDialog
        opened={dialog === 'delete'}
        title="Delete this recording?"
        confirmLabel="Delete recording"
        danger
        loading={removal.loading}
        onClose={() => setDialog(null)}
        onConfirm={async () => {
          if ((await removal.run({ params: { id } })) === null) return;
          await client.invalidateQueries({ queryKey: [...recordingsKey, 'list'] });
          void navigate('/dashboard/talk');
        }}
      >
        Its sound, its text and the facts suggested from it are deleted for good. Drafts and confirmed facts
        stay.
      </ConfirmDialog>
    </Page>
  );
}
