import type { Attachment } from '@limelight/contracts';
import { linkDescriptionLimit, linkTitleLimit } from '@limelight/contracts/catalog';
import { Textarea, TextInput } from '@mantine/core';
import { IconPhoto, IconRefresh } from '@tabler/icons-react';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { hostOf } from './link-card.ts';
import { useWriting } from '../../post/writing-context.ts';
import { PictureList } from './picture-list.tsx';
import type { LinkCardReading } from './use-link-card.ts';
import styles from './attachments.module.css';

type Link = Extract<Attachment, { kind: 'link' }>;

export function LinkOffer({ card }: { card: LinkCardReading }) {
  const { offered } = card;
  if (offered === null) return null;
  return (
    <Callout
      title={`A card for ${hostOf(offered)}`}
      action={
        <>
          <Button size="small" onClick={() => card.add(offered)}>
            Add card
          </Button>
          <Button size="small" look="quiet" onClick={() => card.decline(offered)}>
            No card
          </Button>
        </>
      }
    >
      LinkedIn doesn’t create link previews for posts from other apps. A card shows the page’s title and
      picture below your text.
    </Callout>
  );
}

export function LinkForm({
  given,
  card,
  readOnly,
  onChange,
  onPicture,
}: {
  given: Link;
  card: LinkCardReading;
  readOnly: boolean;
  onChange: (next: Link) => void;
  onPicture: () => void;
}) {
  const { state } = useWriting();
  return (
    <>
      <p className={styles.facts}>{given.source}</p>
      {card.note !== null && <Callout tone="warn">{card.note}</Callout>}
      <TextInput
        label="Title of the card"
        maxLength={linkTitleLimit}
        readOnly={readOnly}
        value={given.title}
        onChange={(event) => onChange({ ...given, title: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        autosize
        minRows={1}
        maxRows={4}
        maxLength={linkDescriptionLimit}
        readOnly={readOnly}
        value={given.description}
        onChange={(event) => onChange({ ...given, description: event.currentTarget.value })}
      />
      <PictureList readOnly={readOnly} />
      {!readOnly && (
        <div className={styles.choices}>
          <Button size="small" loading={card.reading} icon={<IconRefresh />} onClick={card.readAgain}>
            {card.reading ? 'Reading the page' : 'Read the page again'}
          </Button>
          <Button size="small" look="quiet" icon={<IconPhoto />} onClick={onPicture}>
            {state.pictures.length === 0 ? 'Add your own picture' : 'Use your own picture'}
          </Button>
        </div>
      )}
    </>
  );
}
