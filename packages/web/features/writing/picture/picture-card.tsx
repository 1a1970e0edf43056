import { altTextCharacterLimit } from '@limelight/contracts/catalog';
import { Progress, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useWriting } from '../studio/writing-context.ts';
import type { PictureUpload } from './use-picture.ts';
import styles from './picture-card.module.css';

/** The picture that goes with the post, its description, and how far a new one is on its way. */
export function PictureCard({ upload, readOnly }: { upload: PictureUpload; readOnly: boolean }) {
  const { session, state } = useWriting();
  const [picture] = state.pictures;
  if (!picture && upload.progress === null && upload.error === null) return null;
  return (
    <div className={styles.place}>
      {upload.error !== null && <Callout tone="bad">{upload.error}</Callout>}
      {upload.progress !== null && (
        <div className={styles.progress}>
          <Progress
            value={upload.progress * 100}
            aria-label="Sending the picture"
            color="var(--accent-text)"
          />
          <span>{Math.round(upload.progress * 100)} %</span>
          <Button size="small" look="quiet" onClick={upload.cancel}>
            Cancel
          </Button>
        </div>
      )}
      {picture && (
        <figure className={styles.card}>
          <img src={picture.url} alt="" className={styles.thumb} />
          <figcaption className={styles.words}>
            <Textarea
              label="Description for those who cannot see it"
              placeholder="What it shows, in a sentence"
              autosize
              minRows={1}
              maxRows={4}
              maxLength={altTextCharacterLimit}
              readOnly={readOnly}
              value={picture.altText}
              onChange={(event) => session.setPictures([{ ...picture, altText: event.currentTarget.value }])}
            />
            <div className={styles.below}>
              <span>
                {formatNumber(picture.altText.length)} / {formatNumber(altTextCharacterLimit)}
              </span>
              {!readOnly && (
                <Button
                  size="small"
                  look="quiet"
                  icon={<IconTrash />}
                  onClick={() => session.setPictures([])}
                >
                  Remove picture
                </Button>
              )}
            </div>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
