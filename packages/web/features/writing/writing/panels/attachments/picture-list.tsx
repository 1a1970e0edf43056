import { altTextCharacterLimit, postImageLimit } from '@limelight/contracts/catalog';
import { Textarea } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPlus, IconTrash } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatNumber } from '../../../../../lib/format.ts';
import { moved } from '../../../../../lib/moved.ts';
import { Button } from '../../../../../ui/button.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { announce } from '../../../../../ui/live-region.tsx';
import type { Picture } from '../../post/draft.ts';
import { useWriting } from '../../post/writing-context.ts';
import { attach } from './attach.ts';
import styles from './pictures.module.css';

/**
 * The pictures in a strip, with the alt text of the chosen one below. They are moved by dragging, with the buttons, or
 * with Alt and an arrow key.
 */
export function PictureList({ readOnly, onAdd }: { readOnly: boolean; onAdd?: () => void }) {
  const { session, state } = useWriting();
  const { attachment, pictures } = state;
  const [chosenAt, setChosenAt] = useState(0);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const strip = useRef<HTMLOListElement>(null);
  const focuses = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (focuses.current === null) return;
    strip.current?.querySelectorAll<HTMLElement>('[data-picture]')[focuses.current]?.focus();
    focuses.current = null;
  });
  const at = Math.min(chosenAt, pictures.length - 1);
  const chosen = pictures[at];
  if (chosen === undefined) return null;
  const count = pictures.length;
  const change = (next: readonly Picture[]) => attach(session, { attachment, pictures: next });
  const choose = (index: number) => {
    if (pictures[index] === undefined) return;
    focuses.current = index;
    setChosenAt(index);
  };
  const move = (from: number, to: number) => {
    if (readOnly || pictures[to] === undefined || from === to) return;
    change(moved(pictures, from, to));
    setChosenAt(to);
    announce(`Picture ${from + 1} is now picture ${to + 1} of ${count}.`);
  };
  const remove = () => change(pictures.filter(({ id }) => id !== chosen.id));
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (event.key === 'Delete' && !readOnly) {
      if (at === count - 1) focuses.current = at - 1;
      else focuses.current = at;
      remove();
    } else if (by !== 0 && event.altKey) {
      focuses.current = Math.max(0, Math.min(count - 1, at + by));
      move(at, at + by);
    } else if (by !== 0) choose(at + by);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.pictures}>
      <ol ref={strip} className={styles.strip} aria-label="Pictures">
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            className={classNames(styles.item, over === index && dragged !== index && styles.over)}
          >
            <button
              type="button"
              data-picture=""
              className={styles.picture}
              draggable={!readOnly && count > 1}
              aria-pressed={index === at}
              aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
              aria-label={`Picture ${index + 1} of ${count}${picture.altText === '' ? ', no alt text' : `: ${picture.altText}`}`}
              onClick={() => setChosenAt(index)}
              onFocus={() => setChosenAt(index)}
              onKeyDown={press}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(index);
              }}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setOver(index);
              }}
              onDrop={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                move(dragged, index);
              }}
              onDragEnd={() => {
                setDragged(null);
                setOver(null);
              }}
            >
              <img src={picture.url} alt="" draggable={false} />
              {count > 1 && <span className={styles.number}>{index + 1}</span>}
              {picture.altText !== '' && <span className={styles.described} />}
            </button>
          </li>
        ))}
        {onAdd !== undefined && !readOnly && (
          <li className={styles.item}>
            <button
              type="button"
              className={styles.add}
              aria-label={`Add pictures, ${count} of ${postImageLimit} used`}
              disabled={count >= postImageLimit}
              onClick={onAdd}
            >
              <IconPlus size={18} aria-hidden="true" />
              {count} of {postImageLimit}
            </button>
          </li>
        )}
      </ol>
      <Textarea
        label={count > 1 ? `Alt text for picture ${at + 1}` : 'Alt text'}
        placeholder="Describe the picture in a sentence"
        autosize
        minRows={1}
        maxRows={4}
        maxLength={altTextCharacterLimit}
        readOnly={readOnly}
        value={chosen.altText}
        onChange={(event) => {
          const altText = event.currentTarget.value;
          change(pictures.map((one) => (one.id === chosen.id ? { ...one, altText } : one)));
        }}
      />
      <div className={styles.below}>
        <span>
          {formatNumber(chosen.altText.length)} / {formatNumber(altTextCharacterLimit)}
        </span>
        {!readOnly && (
          <span className={styles.tools}>
            {count > 1 && (
              <>
                <Button
                  size="small"
                  look="quiet"
                  icon={<IconArrowLeft />}
                  aria-label={`Move picture ${at + 1} left`}
                  aria-disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <Button
                  size="small"
                  look="quiet"
                  icon={<IconArrowRight />}
                  aria-label={`Move picture ${at + 1} right`}
                  aria-disabled={at === count - 1}
                  onClick={() => move(at, at + 1)}
                />
              </>
            )}
            <Button size="small" look="quiet" icon={<IconTrash />} onClick={remove}>
              {count > 1 ? `Remove picture ${at + 1}` : 'Remove picture'}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
