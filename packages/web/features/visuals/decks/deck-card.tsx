import {
  deleteCarousel,
  getCarousel,
  postCharacterLimit,
  type EndpointData,
  type listCarousels,
} from '@limelight/contracts';
import { slideSizes } from '@limelight/slides/catalog';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { notices } from '../../../lib/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { SharedBy } from '../../../ui/shared-by.tsx';
import { SlideImage } from '../../../ui/slides/slide-image.tsx';
import { addCarousel, carouselsKey } from '../api.ts';
import { lookOf, wordsOfDeck } from '../deck-edits.ts';
import { useCopyDeck } from '../use-copy-deck.ts';
import styles from './decks.module.css';
import { TagsDialog } from './tags-dialog.tsx';

type Summary = EndpointData<typeof listCarousels>['items'][number];

export function DeckCard({
  carousel,
  known,
  onTag,
}: {
  carousel: Summary;
  known: readonly string[];
  onTag: (tag: string) => void;
}) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [tagging, setTagging] = useState(false);
  const { id, cover, slides, tags, sharing, updatedAt } = carousel;
  const copyShared = useCopyDeck(id);
  const name = carousel.title.trim() === '' ? 'Untitled carousel' : carousel.title;
  const refresh = () => client.invalidateQueries({ queryKey: carouselsKey });
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      await refresh();
    } catch (error) {
      // `call` has already shown the error.
      if (!isApiError(error)) throw error;
    } finally {
      setBusy(false);
    }
  };
  const duplicate = () =>
    act(async () => {
      const { deck } = await call(getCarousel, { params: { id } });
      await addCarousel({ ...deck, title: `${name} (copy)`.slice(0, 200) }, tags);
    });
  const remove = () =>
    act(async () => {
      const { deck } = await call(getCarousel, { params: { id } });
      await call(deleteCarousel, { params: { id } });
      notices.show({
        tone: 'plain',
        title: 'Carousel deleted',
        message: name,
        action: {
          label: 'Undo',
          run: () => void addCarousel(deck, tags).then(refresh, () => undefined),
        },
      });
    });
  const [first] = cover.slides;
  const { width, height } = slideSizes[cover.size];
  return (
    <li className={styles.card}>
      <Link to={`/dashboard/carousel/${id}`} className={styles.cover} aria-label={`Open ${name}`}>
        {first !== undefined && (
          <SlideImage
            order={{ look: lookOf(cover), slide: first, number: 1, total: slides }}
            width={width}
            height={height}
          />
        )}
      </Link>
      <div className={styles.under}>
        <div className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.quiet}>
            {slides === 1 ? '1 slide' : `${slides} slides`} · <RelativeTime at={updatedAt} />
          </span>
          {sharing !== null && (
            <span className={styles.quiet}>
              <SharedBy sharing={sharing} />
            </span>
          )}
        </div>
        {(sharing === null || sharing.mayUse) && actions()}
      </div>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={`Tags of ${name}`}>
          {tags.map((tag) => (
            <li key={tag}>
              <button type="button" onClick={() => onTag(tag)}>
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
      {tagging && (
        <TagsDialog id={id} tags={tags} known={known} onDone={refresh} onClose={() => setTagging(false)} />
      )}
    </li>
  );

  function actions() {
    return (
      <>
        <SaveButton
          compact
          item={{ kind: 'deck', refId: id, title: name.slice(0, 300), link: `/dashboard/carousel/${id}` }}
          name={name}
          readText={async () => {
            const { deck } = await call(getCarousel, { params: { id } });
            return wordsOfDeck(deck).slice(0, postCharacterLimit * 4);
          }}
        />
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button
              look="quiet"
              size="small"
              loading={busy || copyShared.loading}
              aria-label={`More for ${name}`}
              icon={<IconDots size={18} />}
            />
          </Menu.Target>
          <Menu.Dropdown>
            {sharing === null ? (
              <>
                <Menu.Item onClick={() => setTagging(true)}>Edit tags</Menu.Item>
                <Menu.Item onClick={() => void duplicate()}>Duplicate carousel</Menu.Item>
                <Menu.Item onClick={() => void remove()}>Delete carousel</Menu.Item>
              </>
            ) : (
              <Menu.Item onClick={() => void act(copyShared.copy)}>Copy to my carousels</Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </>
    );
  }
}
