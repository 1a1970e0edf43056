import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState, type CSSProperties, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import styles from './board.module.css';
import { moveByKey, widthOf, type BoardColumn, type BoardMove } from './board-moves.ts';
import { Button } from './button.tsx';

const cardMime = 'application/x-limelight-card';
const shownAtFirst = 10;

interface BoardCard {
  /** What the card is called in its menu. */
  name: string;
  title: ReactNode;
  body: ReactNode;
  /** Items of the card's menu, below those that move it. */
  menu?: ReactNode;
}

interface Props<Key extends string, Item extends { id: string }> {
  columns: readonly BoardColumn<Key, Item>[];
  card: (item: Item) => BoardCard;
  /** Whether the cards of a column have an order that can be changed. */
  ordered?: boolean;
  onMove: (item: Item, move: BoardMove<Key>) => Promise<void>;
}

/** Cards in columns. They can be moved by dragging, with the arrow keys or from their menu. */
export function Board<Key extends string, Item extends { id: string }>({
  columns,
  card,
  ordered = false,
  onMove,
}: Props<Key, Item>) {
  const [over, setOver] = useState<Key | null>(null);
  const [whole, setWhole] = useState<ReadonlySet<Key>>(new Set());

  const drop = (column: BoardColumn<Key, Item>) => (event: DragEvent) => {
    setOver(null);
    const id = event.dataTransfer.getData(cardMime);
    const moved = columns.flatMap(({ items }) => items).find((item) => item.id === id);
    if (moved === undefined) return;
    event.preventDefault();
    const others = column.items.filter((item) => item !== moved);
    const target = event.target instanceof Element ? event.target : null;
    const below = target?.closest<HTMLElement>('[data-card]')?.dataset['card'];
    const before = others.findIndex((item) => item.id === below);
    // Dropping on a card inserts above it, on the heading at the top, and below the cards at the end.
    const index = before >= 0 ? before : target?.closest('h2') ? 0 : others.length;
    void onMove(moved, { column: column.key, index });
  };

  const dropping = (column: BoardColumn<Key, Item>) => ({
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(cardMime)) return;
      event.preventDefault();
      setOver(column.key);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(null);
    },
    onDrop: drop(column),
  });

  const moving = (item: Item) => ({
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.setData(cardMime, item.id);
      dataTransfer.effectAllowed = 'move';
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.target !== event.currentTarget) return;
      const move = moveByKey(columns, item.id, event.key, ordered);
      if (move === null) return;
      event.preventDefault();
      void onMove(item, move).then(() => focusCard(item.id));
    },
  });

  const widths: CSSProperties & Record<'--widths', string> = {
    '--widths': columns.map(({ items }) => `minmax(0, ${widthOf(items.length)}fr)`).join(' '),
  };
  return (
    <>
      <p className={styles.hint}>Drag a card, or focus it and press the arrow keys.</p>
      <div className={styles.board} style={widths}>
        {columns.map((column) => {
          const { key, title, empty, items } = column;
          const shown = whole.has(key) ? items : items.slice(0, shownAtFirst);
          return (
            <section
              key={key}
              className={styles.column}
              aria-label={title}
              data-over={over === key || undefined}
              {...dropping(column)}
            >
              <h2 className={styles.heading}>
                {title} <span className={styles.count}>{items.length}</span>
              </h2>
              {items.length === 0 ? (
                <p className={styles.count}>{empty}</p>
              ) : (
                <ul className={styles.cards}>
                  {shown.map((item) => (
                    <Card
                      key={item.id}
                      item={item}
                      card={card(item)}
                      others={columns.filter((other) => other !== column)}
                      shortcuts={ordered ? 'ArrowLeft ArrowRight ArrowUp ArrowDown' : 'ArrowLeft ArrowRight'}
                      moving={moving(item)}
                      onMove={(to) => void onMove(item, { column: to, index: 0 })}
                    />
                  ))}
                </ul>
              )}
              {items.length > shown.length && (
                <Button size="small" look="quiet" onClick={() => setWhole(new Set([...whole, key]))}>
                  Show all {items.length}
                </Button>
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}

function Card<Key extends string, Item extends { id: string }>({
  item,
  card: { name, title, body, menu },
  others,
  shortcuts,
  moving,
  onMove,
}: {
  item: Item;
  card: BoardCard;
  others: readonly BoardColumn<Key, Item>[];
  shortcuts: string;
  moving: { onDragStart: (event: DragEvent) => void; onKeyDown: (event: KeyboardEvent) => void };
  onMove: (column: Key) => void;
}) {
  return (
    <li
      className={styles.card}
      data-card={item.id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a card is moved with the arrow keys
      tabIndex={0}
      aria-keyshortcuts={shortcuts}
      draggable
      {...moving}
    >
      <div className={styles.top}>
        <h3 className={styles.title}>{title}</h3>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button size="small" look="quiet" aria-label={`More: ${name}`} icon={<IconDots size={16} />}>
              {null}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(({ key, title: column }) => (
              <Menu.Item key={key} onClick={() => onMove(key)}>
                Move to {column}
              </Menu.Item>
            ))}
            {menu}
          </Menu.Dropdown>
        </Menu>
      </div>
      {body}
    </li>
  );
}

/** A card that moves to another column is a new element, so the focus has to be restored. */
function focusCard(id: string): void {
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus();
}
