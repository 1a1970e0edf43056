import { carouselVersionLimit, restoreCarouselVersion, type CarouselVersion } from '@limelight/contracts';
import { slideSizes } from '@limelight/slides/catalog';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../../../../lib/format.ts';
import { notices } from '../../../../lib/notices.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { RelativeTime } from '../../../../ui/relative-time.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { SlideImage } from '../../../../ui/slides/slide-image.tsx';
import { carouselVersionQuery, carouselVersionsQuery } from '../../api.ts';
import { lookOf } from '../../deck-edits.ts';
import type { DeckSession } from '../../deck-session.ts';
import { versionLabels } from '../../labels.ts';
import styles from './deck-versions.module.css';

const countOf = (slides: number) => (slides === 1 ? '1 slide' : `${slides} slides`);

export function DeckVersions({ session, onClose }: { session: DeckSession; onClose: () => void }) {
  const [saved, setSaved] = useState<boolean | null>(null);
  // Pending changes must be saved before another version is restored.
  useEffect(() => {
    void session.flush().then(setSaved);
  }, [session]);
  return (
    <Modal opened onClose={onClose} size="64rem" title="Versions">
      {saved === null && <Waiting />}
      {saved === false && (
        <Callout tone="bad">Your latest changes are not saved yet. Save them first, then try again.</Callout>
      )}
      {saved === true && <Versions session={session} onClose={onClose} />}
    </Modal>
  );
}

function Waiting() {
  return (
    <Loading label="Loading the versions">
      <Skeleton height="18rem" />
    </Loading>
  );
}

function Versions({ session, onClose }: { session: DeckSession; onClose: () => void }) {
  const versions = useQuery(carouselVersionsQuery(session.id, session.version));
  const [chosenId, setChosenId] = useState<string | null>(null);
  if (versions.isPending) return <Waiting />;
  if (versions.isError) return <ErrorState title="The versions did not load" query={versions} />;
  const { items } = versions.data;
  // The name says nothing where one person made all of them.
  const namesPeople = new Set(items.map(({ savedBy }) => savedBy)).size > 1;
  const chosen = items.find(({ id }) => id === chosenId) ?? items[0];
  if (chosen === undefined)
    return <p className={styles.hint}>No versions yet. Your next change creates the first.</p>;
  return (
    <div className={styles.pair}>
      <div>
        <ol className={styles.list} aria-label="Versions, the newest first">
          {items.map(({ id, reason, title, slides, savedAt, savedBy }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === chosen.id} onClick={() => setChosenId(id)}>
                <span className={styles.reason}>
                  <span>{versionLabels[reason]}</span>
                  <RelativeTime at={savedAt} />
                </span>
                <span className={styles.about}>
                  {namesPeople && savedBy !== null && `${savedBy} · `}
                  {countOf(slides)} · {title.trim() === '' ? 'Untitled carousel' : title}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <p className={styles.limit}>
          One is kept every ten minutes while you edit, with each download or post, and before each rewrite.
          The newest {carouselVersionLimit} stay.
        </p>
      </div>
      <Look key={chosen.id} session={session} version={chosen} onClose={onClose} />
    </div>
  );
}

function Look({
  session,
  version,
  onClose,
}: {
  session: DeckSession;
  version: CarouselVersion;
  onClose: () => void;
}) {
  const found = useQuery(carouselVersionQuery(session.id, version.id));
  const restoring = useCall(restoreCarouselVersion);
  const restore = async () => {
    const restored = await restoring.run({
      params: { id: session.id, versionId: version.id },
      body: { version: session.version },
    });
    if (restored === null) return;
    const before = session.read().deck;
    session.adopt(restored);
    onClose();
    notices.success(`Version ${version.number} restored.`, {
      label: 'Undo',
      run: () => session.change(before),
    });
  };
  const deck = found.data?.deck;
  return (
    <section className={styles.look} aria-label={`Version ${version.number}`}>
      <header>
        <h3>
          Version {version.number} · {versionLabels[version.reason]}
        </h3>
        <p className={styles.hint}>
          {formatDateTime(version.savedAt)} · {countOf(version.slides)}
          {version.savedBy !== null && ` · saved by ${version.savedBy}`}
        </p>
      </header>
      {found.isError && <ErrorState title="This version did not load" query={found} />}
      {found.isPending && <Waiting />}
      {deck !== undefined && (
        <ol className={styles.slides} aria-label="Slides of this version">
          {deck.slides.map((slide, index) => (
            <li key={slide.id}>
              <SlideImage
                order={{ look: lookOf(deck), slide, number: index + 1, total: deck.slides.length }}
                {...slideSizes[deck.size]}
                alt={`Slide ${index + 1}: ${slide.title || slide.body.slice(0, 80) || slide.kind}`}
              />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        <Button
          look="accent"
          loading={restoring.loading}
          disabled={deck === undefined}
          onClick={() => void restore()}
        >
          Restore this version
        </Button>
      </div>
    </section>
  );
}
