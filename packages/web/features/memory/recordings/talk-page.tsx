import type { Recording } from '@limelight/contracts';
import { useNavigate } from 'react-router';
import { useUser } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { LeftTalks } from './left-talks.tsx';
import { NoTranscriber } from './no-transcriber.tsx';
import { RecorderPanel } from './recorder-panel.tsx';
import { RecordingList } from './recording-list.tsx';
import { soundTypes, titleOf } from './rules.ts';
import { Sending } from './sending.tsx';
import styles from './talk.module.css';
import { useRecorder } from './use-recorder.ts';
import { useSend } from './use-send.ts';

/** Where people talk instead of typing: the recorder, files, and the recordings they have. */
export function TalkPage() {
  const user = useUser().data;
  return (
    <Page>
      <PageHeader
        title="Talk"
        description="Talk for ten minutes, or add a file. You get the text, the facts in it, and drafts for posts."
        actions={<ButtonLink to="/dashboard/memory">Memory</ButtonLink>}
      />
      <NoTranscriber />
      {user === undefined ? (
        <Loading label="Loading the recorder">
          <Skeleton height="16rem" />
        </Loading>
      ) : (
        <Talk owner={user.id} />
      )}
      <RecordingList />
    </Page>
  );
}

function Talk({ owner }: { owner: string }) {
  const navigate = useNavigate();
  const { recorder, view } = useRecorder(owner);
  const open = ({ id }: Recording) => void navigate(`/dashboard/talk/${id}`);
  const { state: sent, send, cancel } = useSend(recorder, open);
  const { state } = view;
  const start = () => {
    const now = recorder.read().state;
    const name = now.kind === 'done' ? now.note.name : '';
    void send(name === '' ? { kind: 'talk' } : { kind: 'file', title: titleOf(name) });
  };
  const take = async ([file]: File[]) => {
    if (file === undefined) return;
    await recorder.take(file);
    start();
  };
  const busy = state.kind === 'recording' || state.kind === 'paused' || state.kind === 'stopping';
  return (
    <div className={styles.talk}>
      {state.kind === 'ready' && <LeftTalks recorder={recorder} left={state.left} onUse={start} />}
      {state.kind === 'done' ? (
        <Sending
          recorder={recorder}
          talk={{ note: state.note, ms: state.ms }}
          state={sent}
          onSend={start}
          onCancel={cancel}
        />
      ) : (
        <RecorderPanel recorder={recorder} view={view} onFinished={start} />
      )}
      {!busy && state.kind !== 'done' && (
        <DropZone label="Sound or video file" accept={soundTypes} onFiles={(files) => void take(files)}>
          Or drop a voice note, an interview or a video: WebM, M4A, MP3, OGG, WAV or MP4, up to two hours.
        </DropZone>
      )}
    </div>
  );
}
