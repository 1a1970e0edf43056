import { altTextCharacterLimit } from '@limelight/contracts/catalog';
import { Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { movePicture } from './attaching.ts';
import type { Picture } from '../post/draft.ts';
import { useWriting } from '../post/writing-context.ts';
import { attach } from './attach.ts';
import styles from './attachments.module.css';

export function PictureList({ readOnly }: { readOnly: boolean }) {
  const { session, state } = useWriting();
  const { attachment, pictures } = state;
  const change = (next: readonly Picture[]) => attach(session, { attachment, pictures: next });
  const many = pictures.length > 1;
  const figures = useRef(new Map<string, HTMLElement>());
  const moved = useRef<{ id: string; tool: 'up' | 'down' } | null>(null);
  useLayoutEffect(() => {
    const wish = moved.current;
    if (wish === null) return;
    moved.current = null;
    // At either end only the opposite direction is left.
    const figure = figures.current.get(wish.id);
    const button =
      figure?.querySelector<HTMLElement>(`[data-tool="${wish.tool}"]:enabled`) ??
      figure?.querySelector<HTMLElement>('[data-tool]:enabled');
    button?.focus();
  });
  const move = (index: number, by: -1 | 1) => {
    const id = pictures[index]?.id;
    if (id === undefined) return;
    moved.current = { id, tool: by < 0 ? 'up' : 'down' };
    change(movePicture(pictures, index, by));
    announce(`Picture ${index + 1} is now picture ${index + by + 1} of ${pictures.length}.`);
  };
  return pictures.map((picture, index) => (
    <figure
      key={picture.id}
      ref={(element) => {
        if (element) figures.current.set(picture.id, element);
        return () => {
          figures.current.delete(picture.id);
        };
      }}
      className={styles.card}
    >
      <img src={picture.url} alt="" className={styles.thumb} />
      <figcaption className={styles.words}>
        <Textarea
          label={many ? `Alt text for picture ${index + 1}` : 'Alt text'}
          placeholder="Describe the picture in a sentence"
          autosize
          minRows={1}
          maxRows={4}
          maxLength={altTextCharacterLimit}
          readOnly={readOnly}
          value={picture.altText}
          onChange={(event) => {
            const altText = event.currentTarget.value;
            change(pictures.map((one) => (one.id === picture.id ? { ...one, altText } : one)));
          }}
        />
        <div className={styles.below}>
          <span>
            {formatNumber(picture.altText.length)} / {formatNumber(altTextCharacterLimit)}
          </span>
          {!readOnly && (
            <span className={styles.tools}>
              {many && (
                <>
                  <Button
                    size="small"
                    look="quiet"
                    icon={<IconArrowUp />}
                    aria-label={`Move picture ${index + 1} up`}
                    disabled={index === 0}
                    data-tool="up"
                    onClick={() => move(index, -1)}
                  />
                  <Button
                    size="small"
                    look="quiet"
                    icon={<IconArrowDown />}
                    aria-label={`Move picture ${index + 1} down`}
                    disabled={index === pictures.length - 1}
                    data-tool="down"
                    onClick={() => move(index, 1)}
                  />
                </>
              )}
              <Button
                size="small"
                look="quiet"
                icon={<IconTrash />}
                aria-label={many ? `Remove picture ${index + 1}` : undefined}
                data-tool="remove"
                onClick={() => change(pictures.filter((one) => one.id !== picture.id))}
              >
                {many ? null : 'Remove picture'}
              </Button>
            </span>
          )}
        </div>
      </figcaption>
    </figure>
  ));
}
