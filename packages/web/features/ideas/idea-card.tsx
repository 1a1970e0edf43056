import type { Idea } from '@limelight/contracts';
import { ideaBases, ideaStatuses, postFormats } from '@limelight/contracts/catalog';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import styles from './ideas.module.css';
import { columns, positionAt, type Move } from './rules.ts';

export const ideaMime = 'application/x-limelight-idea';

export function Basis({ basis: { kind, title, url } }: Pick<Idea, 'basis'>) {
  const words = title === ideaBases[kind] ? title : `${ideaBases[kind]}: ${title}`;
  return (
    <p className={styles.basis}>
      {url === null ? (
        words
      ) : (
        <a href={url} target="_blank" rel="noreferrer noopener">
          {words}
        </a>
      )}
    </p>
  );
}

const savable = ({ id, angle, opening, whyNow, note, tags }: Idea) => ({
  kind: 'idea' as const,
  refId: id,
  title: angle.slice(0, 300),
  text: [opening, whyNow, note].filter(Boolean).join('\n\n'),
  link: '/dashboard/ideas',
  tags,
});

/** An idea on the board. The arrow keys move it while the card itself has the focus. */
export function IdeaCard({
  idea,
  columnsOf,
  onMove,
  onKey,
  onWrite,
  onEdit,
  onDelete,
}: {
  idea: Idea;
  columnsOf: (status: Idea['status']) => readonly Idea[];
  onMove: (move: Move) => void;
  onKey: (key: string) => boolean;
  onWrite: () => Promise<void>;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const [writing, setWriting] = useState(false);
  const { id, angle, whyNow, opening, format, status, tags, pillar, note, postId } = idea;
  const write = async () => {
    setWriting(true);
    await onWrite();
    setWriting(false);
  };
  const moving = {
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.setData(ideaMime, id);
      dataTransfer.effectAllowed = 'move';
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.target === event.currentTarget && onKey(event.key)) event.preventDefault();
    },
  };
  return (
    <li
      className={styles.card}
      data-idea={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a card is moved with the arrow keys
      tabIndex={0}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
      draggable
      {...moving}
    >
      <h3 className={styles.angle}>{angle}</h3>
      {whyNow !== '' && <p className={styles.why}>{whyNow}</p>}
      {opening !== '' && !opening.startsWith('[') && (
        <blockquote className={styles.opening}>{opening}</blockquote>
      )}
      {note !== '' && <p className={styles.note}>{note}</p>}
      <Basis basis={idea.basis} />
      <ul className={styles.tags} aria-label="Labels">
        {format !== 'auto' && <li>{postFormats[format]}</li>}
        {pillar !== '' && <li>{pillar}</li>}
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        {status !== 'posted' && (
          <Button size="small" look="ink" loading={writing} onClick={() => void write()}>
            {postId === null ? 'Write it' : 'Open draft'}
          </Button>
        )}
        {status === 'new' && (
          <Button
            size="small"
            onClick={() => onMove({ status: 'kept', position: positionAt(columnsOf('kept'), 0) })}
          >
            Keep
          </Button>
        )}
        <SaveButton item={savable(idea)} name={angle} />
        <Menu position="bottom-end">
          <Menu.Target>
            <Button size="small" look="quiet" aria-label={`More: ${angle}`} icon={<IconDots size={16} />}>
              {null}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {columns
              .filter((column) => column !== status)
              .map((column) => (
                <Menu.Item
                  key={column}
                  onClick={() => onMove({ status: column, position: positionAt(columnsOf(column), 0) })}
                >
                  Move to {ideaStatuses[column]}
                </Menu.Item>
              ))}
            <Menu.Item onClick={onEdit}>Edit idea</Menu.Item>
            <Menu.Item onClick={onDelete}>Delete idea</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  );
}
