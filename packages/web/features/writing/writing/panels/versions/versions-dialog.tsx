import type { Version } from '@limelight/contracts';
import { Modal, Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime, formatNumber } from '../../../../../lib/format.ts';
import { notices } from '../../../../../lib/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { CopyButton } from '../../../../../ui/copy-button.tsx';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { RelativeTime } from '../../../../../ui/relative-time.tsx';
import { Loading } from '../../../../../ui/skeleton.tsx';
import { snapshot } from '../../post/history.ts';
import { currentText } from '../../post/session-state.ts';
import { beforeOf, lengthChange, makerOf } from './version-words.ts';
import { useWriting } from '../../post/writing-context.ts';
import { Difference } from './difference.tsx';
import { useVersions, useVersionText } from './use-versions.ts';
import styles from './versions.module.css';

export function VersionsDialog({
  opened,
  readOnly,
  onClose,
}: {
  opened: boolean;
  readOnly: boolean;
  onClose: () => void;
}) {
  return (
    <Modal opened={opened} onClose={onClose} size="68rem" title="Versions">
      {opened && <Versions readOnly={readOnly} onClose={onClose} />}
    </Modal>
  );
}

function Versions({ readOnly, onClose }: { readOnly: boolean; onClose: () => void }) {
  const { session, saving } = useWriting();
  const { saved } = saving.state;
  const [ready, setReady] = useState(false);
  // The text on the page becomes a version once it is saved.
  useEffect(() => {
    void session.saver.flush().then(() => setReady(true));
  }, [session]);
  const versions = useVersions(ready ? (saved?.id ?? null) : null, saved?.version ?? null);
  if (ready && saved === null)
    return <p className={styles.hint}>Nothing is saved yet. Versions start with your first words.</p>;
  if (versions.isError && !versions.data)
    return <ErrorState title="The versions did not load" query={versions} />;
  if (!versions.data || saved === null) return <Loading label="Loading the versions" lines={5} />;
  const loaded = versions.data.pages.flatMap(({ items }) => items);
  if (loaded.length === 0)
    return <p className={styles.hint}>No versions yet. Your next change creates the first.</p>;
  const older = versions.hasNextPage
    ? {
        loading: versions.isFetchingNextPage,
        failed: versions.isFetchNextPageError,
        onShow: () => void versions.fetchNextPage(),
      }
    : null;
  return <Chosen postId={saved.id} {...{ loaded, older, readOnly, onClose }} />;
}

function Chosen({
  postId,
  loaded,
  older,
  readOnly,
  onClose,
}: {
  postId: string;
  loaded: readonly Version[];
  /** Loads older versions. Null when all are loaded. */
  older: { loading: boolean; failed: boolean; onShow: () => void } | null;
  readOnly: boolean;
  onClose: () => void;
}) {
  // The last version of a page waits for the next page, because it is compared with a version there.
  const versions = older === null ? loaded : loaded.slice(0, -1);
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<number | null>(null);
  // Moves the focus to the next entry, because the button that loaded more may be gone.
  useEffect(() => {
    if (next.current === null || versions.length <= next.current) return;
    list.current?.querySelectorAll('button')[next.current]?.focus();
    next.current = null;
  }, [versions.length]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = versions.find(({ id }) => id === chosenId) ?? versions[0];
  if (chosen === undefined) return null;
  return (
    <div className={styles.pair}>
      <div>
        <ol ref={list} className={styles.list} aria-label="Versions, the newest first">
          {versions.map((version) => (
            <li key={version.id}>
              <button
                type="button"
                aria-pressed={version.id === chosen.id}
                onClick={() => setChosenId(version.id)}
              >
                <span className={styles.maker}>
                  <span>{makerOf(version)}</span>
                  <RelativeTime at={version.at} />
                </span>
                {version.detail !== '' && <span className={styles.detail}>{version.detail}</span>}
                <span className={styles.beginning}>{version.beginning}</span>
              </button>
            </li>
          ))}
        </ol>
        {older !== null && (
          <Button
            look="quiet"
            wide
            loading={older.loading}
            onClick={() => {
              next.current = versions.length;
              older.onShow();
            }}
          >
            {older.failed ? 'Try again: older versions did not load' : 'Show older versions'}
          </Button>
        )}
        <p className={styles.limit}>
          Versions are kept as long as the post. Typing counts as one version until you pause for three
          minutes; every other change is its own version.
        </p>
      </div>
      <Look key={chosen.id} postId={postId} version={chosen} {...{ versions, readOnly, onClose }} />
    </div>
  );
}

const now = 'now';

function Look({
  postId,
  version,
  versions,
  readOnly,
  onClose,
}: {
  postId: string;
  version: Version;
  versions: readonly Version[];
  readOnly: boolean;
  onClose: () => void;
}) {
  const { session, state } = useWriting();
  const current = currentText(state);
  const [otherId, setOtherId] = useState<string>(beforeOf(versions, version.id)?.id ?? '');
  const other = versions.find(({ id }) => id === otherId) ?? null;
  const own = useVersionText(postId, version);
  const beside = useVersionText(postId, other);
  const text = own.data?.text;
  const before = otherId === now ? current : otherId === '' ? '' : beside.data?.text;
  const restore = () => {
    if (text === undefined) return;
    const detail = `Version ${version.number}: ${makerOf(version)}, ${formatDateTime(version.at)}`;
    session.write(snapshot(text), 'step', { by: 'restore', detail });
    onClose();
    notices.success(`Version ${version.number} restored.`, { label: 'Undo', run: () => session.undo() });
  };
  const failed = own.isError || beside.isError;
  return (
    <section className={styles.look} aria-label={`Version ${version.number}`}>
      <header className={styles.head}>
        <h3>
          Version {version.number} · {makerOf(version)}
        </h3>
        <p className={styles.hint}>
          {formatDateTime(version.at)} · {formatNumber(version.length)} characters
          {other && `, ${lengthChange(other.length, version.length)} version ${other.number}`}
          {version.engine !== null && ` · ${version.engine}`}
        </p>
        {version.detail !== '' && <p className={styles.asked}>{version.detail}</p>}
      </header>
      <Select
        label="Compared with"
        allowDeselect={false}
        value={otherId}
        onChange={(value) => setOtherId(value ?? '')}
        data={[
          { value: now, label: 'Current text' },
          ...versions
            .filter(({ id }) => id !== version.id)
            .map((one) => ({
              value: one.id,
              label: `Version ${one.number}: ${makerOf(one)}, ${formatDateTime(one.at)}`,
            })),
          { value: '', label: 'No comparison' },
        ]}
      />
      {failed ? (
        <ErrorState title="This version did not load" query={own}>
          Check the connection and try again.
        </ErrorState>
      ) : text === undefined || before === undefined ? (
        <Loading label="Loading the version" lines={6} />
      ) : otherId === '' ? (
        <div className={styles.text} dir="auto">
          {text}
        </div>
      ) : (
        <Difference before={before} after={text} />
      )}
      <div className={styles.actions}>
        {text !== undefined && <CopyButton look="quiet" text={text} />}
        {!readOnly && (
          <Button look="accent" disabled={text === undefined || text === current} onClick={restore}>
            {text === current ? 'Current version' : 'Restore this version'}
          </Button>
        )}
      </div>
    </section>
  );
}
