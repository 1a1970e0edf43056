import { attachmentFault, type AttachmentKind } from '@limelight/contracts';
import { Progress } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { useLostFocus } from '../../../../../lib/use-lost-focus.ts';
import { useWriting } from '../../post/writing-context.ts';
import { attach } from './attach.ts';
import { AttachmentForm } from './attachment-form.tsx';
import { PictureList } from './picture-list.tsx';
import { LeftUploadNote } from './left-upload.tsx';
import { LinkOffer } from './link-form.tsx';
import type { FileUpload } from './use-files.ts';
import type { LinkCardReading } from './use-link-card.ts';
import styles from './attachments.module.css';

const names: Record<AttachmentKind, string> = {
  document: 'Document',
  video: 'Video',
  link: 'Link',
  poll: 'Poll',
  repost: 'Repost',
};

export function Attachments({
  upload,
  card,
  readOnly,
  onPicture,
  onEmptied,
}: {
  upload: FileUpload;
  card: LinkCardReading;
  readOnly: boolean;
  onPicture: () => void;
  /** Called when the focused attachment was removed and none is left. */
  onEmptied: () => void;
}) {
  const { session, state } = useWriting();
  const { attachment, pictures } = state;
  const place = useRef<HTMLDivElement>(null);
  const focus = useLostFocus(place, '[data-picture]', (index) => {
    const left = [...(place.current?.querySelectorAll<HTMLElement>('[data-picture]') ?? [])];
    const next =
      left[Math.min(Math.max(index ?? 0, 0), left.length - 1)] ?? place.current?.querySelector('button');
    if (next) next.focus();
    else onEmptied();
  });
  const offers = card.offered !== null && !readOnly;
  const there = attachment !== null || pictures.length > 0;
  const moving = upload.progress !== null || upload.error !== null || upload.left !== null;
  if (!there && !offers && !moving) return null;
  const lacks = attachmentFault(attachment, pictures.length);
  return (
    <div ref={place} className={styles.place} {...focus}>
      {upload.error !== null && <Callout tone="bad">{upload.error}</Callout>}
      {upload.progress === null && !readOnly && <LeftUploadNote upload={upload} />}
      {upload.progress !== null && (
        <div className={styles.progress}>
          <Progress value={upload.progress * 100} aria-label="Sending the file" color="var(--accent-text)" />
          <span>{Math.round(upload.progress * 100)} %</span>
          <Button size="small" look="quiet" onClick={upload.cancel}>
            Cancel
          </Button>
        </div>
      )}
      {offers && upload.progress === null && <LinkOffer card={card} />}
      {attachment === null ? (
        <PictureList readOnly={readOnly} onAdd={onPicture} />
      ) : (
        <section className={styles.form} aria-label={names[attachment.kind]}>
          <div className={styles.below}>
            <strong>{names[attachment.kind]}</strong>
            {!readOnly && (
              <Button
                size="small"
                look="quiet"
                icon={<IconTrash />}
                onClick={() => {
                  if (attachment.kind === 'link') card.decline(attachment.source);
                  attach(session, { attachment: null, pictures: [] });
                }}
              >
                Remove {names[attachment.kind].toLowerCase()}
              </Button>
            )}
          </div>
          <AttachmentForm
            attachment={attachment}
            card={card}
            readOnly={readOnly}
            onPicture={onPicture}
            onChange={(next) => session.attach(next, session.state.pictures)}
          />
          {lacks !== null && !readOnly && <p className={styles.facts}>{lacks}</p>}
        </section>
      )}
    </div>
  );
}
