import type { Picture } from '@limelight/contracts';
import { Modal, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { picturesQuery } from '../api.ts';
import styles from './pictures.module.css';
import { UploadButton } from './upload-button.tsx';

export function PicturePicker({
  onChoose,
  onClose,
}: {
  onChoose: (picture: Picture) => void;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const pictures = useInfiniteQuery(picturesQuery(useDeferredValue(search)));
  const items = pictures.data?.pages.flatMap((page) => page.items);
  return (
    <Modal opened onClose={onClose} title="Choose a picture" size="lg">
      <div className={styles.picker}>
        <div className={styles.bar}>
          <TextInput
            aria-label="Search pictures"
            placeholder="Search alt texts"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <UploadButton onUploaded={onChoose} />
        </div>
        {pictures.isPending && (
          <Loading label="Loading your pictures">
            <Skeleton height="8rem" />
          </Loading>
        )}
        {pictures.isError && <p className={styles.quiet}>Your pictures did not load. Try again.</p>}
        {items?.length === 0 && (
          <p className={styles.quiet}>
            {search === '' ? 'No pictures yet. Upload the first one.' : 'No results.'}
          </p>
        )}
        <ul className={styles.grid}>
          {items?.map((picture) => (
            <li key={picture.id}>
              <button type="button" className={styles.choice} onClick={() => onChoose(picture)}>
                <img src={picture.url} alt={picture.altText || 'Picture without alt text'} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
        <ShowMore list={pictures}>Show more pictures</ShowMore>
      </div>
    </Modal>
  );
}
