export interface BoardColumn<Key extends string, Item> {
  key: Key;
  title: string;
  /** What the column says while it is empty. */
  empty: string;
  items: readonly Item[];
}

/** Where a card goes: to the index in a column that does not include it. */
export interface BoardMove<Key extends string> {
  column: Key;
  index: number;
}

/** The effect of an arrow key on a card, or null if it cannot move that way. Only an `ordered` board moves up or down. */
export function moveByKey<Key extends string, Item extends { id: string }>(
  columns: readonly BoardColumn<Key, Item>[],
  id: string,
  key: string,
  ordered: boolean,
): BoardMove<Key> | null {
  const at = columns.findIndex(({ items }) => items.some((one) => one.id === id));
  const column = columns[at];
  if (column === undefined) return null;
  const index = column.items.findIndex((one) => one.id === id);
  switch (key) {
    case 'ArrowUp':
      return ordered && index > 0 ? { column: column.key, index: index - 1 } : null;
    case 'ArrowDown':
      return ordered && index < column.items.length - 1 ? { column: column.key, index: index + 1 } : null;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const next = columns[at + (key === 'ArrowLeft' ? -1 : 1)];
      return next === undefined ? null : { column: next.key, index: 0 };
    }
    default:
      return null;
  }
}

/** How much of the board's width a column gets: more with more cards, little when it is empty. */
export const widthOf = (cards: number): number => (cards === 0 ? 0.7 : Math.min(3, Math.ceil(cards / 4)));
