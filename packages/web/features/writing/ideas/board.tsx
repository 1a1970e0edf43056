import type { Idea } from '@limelight/contracts';
import { ideaStatuses, type IdeaStatus } from '@limelight/contracts/catalog';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { Board } from '../../../ui/board.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { IdeaBody } from './idea-body.tsx';
import { byColumn, positionAt } from './rules.ts';
import type { Ideas } from './use-ideas.ts';

const emptyWords: Readonly<Record<IdeaStatus, string>> = {
  new: 'Ideas that you find appear here.',
  kept: 'Ideas worth writing.',
  drafted: 'Ideas with a draft.',
  posted: 'Ideas that you posted.',
};

/** The ideas in four columns. */
export function IdeasBoard({ ideas, actions }: { ideas: readonly Idea[]; actions: Ideas }) {
  const [editing, setEditing] = useState<Idea | null>(null);
  const board = byColumn(ideas);
  const move = async (idea: Idea, status: IdeaStatus, index: number) => {
    const others = (board.get(status) ?? []).filter(({ id }) => id !== idea.id);
    await actions.move(idea, { status, position: positionAt(others, index) });
  };
  return (
    <>
      <Board
        ordered
        columns={[...board].map(([key, items]) => ({
          key,
          title: ideaStatuses[key],
          empty: emptyWords[key],
          items,
        }))}
        onMove={async (idea, { column, index }) => move(idea, column, index)}
        card={(idea) => ({
          name: idea.angle,
          title: idea.angle,
          body: (
            <IdeaBody
              idea={idea}
              onWrite={async () => actions.write(idea.id)}
              onKeep={() => void move(idea, 'kept', 0)}
            />
          ),
          menu: (
            <>
              <Menu.Item onClick={() => setEditing(idea)}>Edit idea</Menu.Item>
              <Menu.Item onClick={() => void actions.remove(idea)}>Delete idea</Menu.Item>
            </>
          ),
        })}
      />
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
