import type { Picture } from '@limelight/contracts';
import { Modal, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
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
  const pictures = useQuery(picturesQuery(useDeferredValue(search)));
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
        {pictures.data?.items.length === 0 && (
          <p className={styles.quiet}>
            {search === '' ? 'No pictures yet. Upload the first one.' : 'No results.'}
          </p>
        )}
        <ul className={styles.grid}>
          {pictures.data?.items.map((picture) => (
            <li key={picture.id}>
              <button type="button" className={styles.choice} onClick={() => onChoose(picture)}>
                <img src={picture.url} alt={picture.altText || 'Picture without alt text'} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
