import { deletePicture, describePicture, postPicture, type Picture } from '@limelight/contracts';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSystem } from '../../../lib/query-client.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { picturesKey, picturesQuery } from '../api.ts';
import { CropDialog } from './crop-dialog.tsx';
import styles from './pictures.module.css';
import { UploadButton } from './upload-button.tsx';

function AltTextDialog({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const client = useQueryClient();
  const describe = useCall(describePicture);
  const [altText, setAltText] = useState(picture.altText);
  return (
    <FormDialog
      title="Alt text"
      confirmLabel="Save alt text"
      loading={describe.loading}
      onClose={onClose}
      onSubmit={async () => {
        if ((await describe.run({ params: { id: picture.id }, body: { altText } })) === null) return;
        await client.invalidateQueries({ queryKey: picturesKey });
        onClose();
      }}
    >
      <TextArea
        label="What the picture shows, for people who cannot see it"
        rows={5}
        maxLength={4000}
        value={altText}
        onChange={setAltText}
      />
    </FormDialog>
  );
}

const cardId = (id: string) => `picture-${id}`;

function showCard(id: string): void {
  const card = document.querySelector<HTMLElement>(`#${cardId(id)}`);
  card?.scrollIntoView({ block: 'center' });
  card?.focus();
}

function PictureCard({
  picture,
  hasOrigin,
  onEdit,
  onChange,
}: {
  picture: Picture;
  hasOrigin: boolean;
  onEdit: (picture: Picture) => void;
  /** Changes the picture with an image model. Null if none is connected. */
  onChange: ((picture: Picture) => void) | null;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const attach = useCall(postPicture);
  const remove = useCall(deletePicture);
  const [open, setOpen] = useState<'alt' | 'crop' | 'delete' | null>(null);
  const name = picture.altText === '' ? 'picture without alt text' : picture.altText.slice(0, 60);
  const use = async () => {
    const made = await attach.run({ params: { id: picture.id }, body: {} });
    if (made !== null) await navigate(`/dashboard/generate-post?post=${made.postId}`);
  };
  return (
    <li className={styles.card} id={cardId(picture.id)} tabIndex={-1}>
      <span className={styles.choice}>
        <img src={picture.url} alt={picture.altText} loading="lazy" />
      </span>
      <span className={styles.words}>{picture.altText || 'No alt text yet'}</span>
      {hasOrigin && (
        <button
          type="button"
          className={styles.origin}
          onClick={() => picture.fromId !== null && showCard(picture.fromId)}
        >
          Show the original
        </button>
      )}
      <div className={styles.buttons}>
        <Button
          size="small"
          loading={attach.loading}
          aria-label={`Use in a post: ${name}`}
          onClick={() => void use()}
        >
          Use in a post
        </Button>
        {picture.graphic !== null && (
          <Button size="small" aria-label={`Edit graphic: ${name}`} onClick={() => onEdit(picture)}>
            Edit
          </Button>
        )}
        {picture.mime !== 'image/gif' && (
          <Button size="small" aria-label={`Crop picture: ${name}`} onClick={() => setOpen('crop')}>
            Crop
          </Button>
        )}
        {onChange !== null && picture.mime !== 'image/gif' && (
          <Button size="small" aria-label={`Change with a model: ${name}`} onClick={() => onChange(picture)}>
            Change
          </Button>
        )}
        <SaveButton
          item={{
            kind: 'image',
            refId: picture.id,
            title: picture.altText.split('\n', 1)[0]?.slice(0, 300) || 'Picture without alt text',
            text: picture.altText,
            link: '/dashboard/images',
          }}
          name={name}
        />
        <Button
          size="small"
          look="quiet"
          aria-label={`Edit alt text: ${name}`}
          onClick={() => setOpen('alt')}
        >
          Alt text
        </Button>
        <Button
          size="small"
          look="quiet"
          aria-label={`Delete picture: ${name}`}
          onClick={() => setOpen('delete')}
        >
          Delete
        </Button>
      </div>
      {open === 'crop' && <CropDialog picture={picture} onClose={() => setOpen(null)} />}
      {open === 'alt' && <AltTextDialog picture={picture} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        opened={open === 'delete'}
        title="Delete this picture?"
        confirmLabel="Delete picture"
        danger
        loading={remove.loading}
        onClose={() => setOpen(null)}
        onConfirm={() => {
          void remove.run({ params: { id: picture.id } }).then(async (done) => {
            setOpen(null);
            if (done !== null) await client.invalidateQueries({ queryKey: picturesKey });
          });
        }}
      >
        Posts keep their copies. Slides that use it will lose it.
      </ConfirmDialog>
    </li>
  );
}

export function Library({
  onEdit,
  onChange,
}: {
  onEdit: (picture: Picture) => void;
  onChange: (picture: Picture) => void;
}) {
  const hasModel = useSystem().data?.imageModel === true;
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const pictures = useInfiniteQuery({ ...picturesQuery(asked), placeholderData: keepPreviousData });
  const items = pictures.data?.pages.flatMap((page) => page.items);
  const listed = new Set(items?.map(({ id }) => id));
  return (
    <Card title="Your library" aside={<UploadButton />}>
      <div className={styles.fields}>
        <TextInput
          aria-label="Search your library"
          placeholder="Search alt texts"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {pictures.isPending && (
          <Loading label="Loading your library">
            <Skeleton height="12rem" />
          </Loading>
        )}
        {pictures.isError && <ErrorState title="Your library did not load" query={pictures} />}
        {items?.length === 0 &&
          (asked === '' ? (
            <EmptyState title="No pictures yet">
              Save a graphic above, or upload a picture. Location and device data are removed.
            </EmptyState>
          ) : (
            <p className={styles.quiet}>No results.</p>
          ))}
        <ul className={styles.library}>
          {items?.map((picture) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              hasOrigin={picture.fromId !== null && listed.has(picture.fromId)}
              onEdit={onEdit}
              onChange={hasModel ? onChange : null}
            />
          ))}
        </ul>
        <ShowMore list={pictures}>Show more pictures</ShowMore>
      </div>
    </Card>
  );
}
