import type { Idea } from '@limelight/contracts';
import { ideaStatuses, type IdeaStatus } from '@limelight/contracts/catalog';
import { useState, type DragEvent } from 'react';
import { EditDialog } from './edit-dialog.tsx';
import { IdeaCard, ideaMime } from './idea-card.tsx';
import styles from './ideas.module.css';
import { byColumn, columns, moveByKey, positionAt } from './rules.ts';
import type { Ideas } from './use-ideas.ts';

const emptyWords: Readonly<Record<IdeaStatus, string>> = {
  new: 'Ideas that you find appear here.',
  kept: 'Ideas worth writing.',
  drafted: 'Ideas with a draft.',
  posted: 'Ideas that you posted.',
};

/** The ideas in four columns. They can be moved by dragging, with the arrow keys or from their menu. */
export function Board({ ideas, actions }: { ideas: readonly Idea[]; actions: Ideas }) {
  const [over, setOver] = useState<IdeaStatus | null>(null);
  const [editing, setEditing] = useState<Idea | null>(null);
  const board = byColumn(ideas);
  const columnOf = (status: IdeaStatus) => board.get(status) ?? [];

  const drop = (status: IdeaStatus) => (event: DragEvent) => {
    setOver(null);
    const moved = ideas.find(({ id }) => id === event.dataTransfer.getData(ideaMime));
    if (moved === undefined) return;
    event.preventDefault();
    const others = columnOf(status).filter(({ id }) => id !== moved.id);
    const target = event.target instanceof Element ? event.target : null;
    const below = target?.closest<HTMLElement>('[data-idea]')?.dataset['idea'];
    const before = others.findIndex(({ id }) => id === below);
    // Dropping on a card inserts above it, on the heading at the top, and below the cards at the end.
    const index = before >= 0 ? before : target?.closest('h2') ? 0 : others.length;
    void actions.move(moved, { status, position: positionAt(others, index) });
  };

  const dropping = (status: IdeaStatus) => ({
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(ideaMime)) return;
      event.preventDefault();
      setOver(status);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(null);
    },
    onDrop: drop(status),
  });

  return (
    <>
      <p className={styles.hint}>Drag an idea, or focus it and press the arrow keys.</p>
      <div className={styles.board}>
        {columns.map((status) => (
          <section
            key={status}
            className={styles.column}
            aria-label={ideaStatuses[status]}
            data-over={over === status || undefined}
            {...dropping(status)}
          >
            <h2 className={styles.heading}>
              {ideaStatuses[status]} <span className={styles.count}>{columnOf(status).length}</span>
            </h2>
            {columnOf(status).length === 0 ? (
              <p className={styles.none}>{emptyWords[status]}</p>
            ) : (
              <ul className={styles.cards}>
                {columnOf(status).map((idea) => (
                  <IdeaCard
                    key={idea.id}
                    idea={idea}
                    columnsOf={columnOf}
                    onMove={(move) => void actions.move(idea, move)}
                    onKey={(key) => {
                      const move = moveByKey(board, idea, key);
                      if (move === null) return false;
                      void actions.move(idea, move).then(() => focusCard(idea.id));
                      return true;
                    }}
                    onWrite={async () => actions.write(idea.id)}
                    onEdit={() => setEditing(idea)}
                    onDelete={() => void actions.remove(idea)}
                  />
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
      {editing !== null && (
        <EditDialog
          key={editing.id}
          idea={editing}
          onDone={() => void actions.refresh()}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

/** A card that moves to another column is a new element, so the focus has to be restored. */
function focusCard(id: string): void {
  document.querySelector<HTMLElement>(`[data-idea="${CSS.escape(id)}"]`)?.focus();
}
