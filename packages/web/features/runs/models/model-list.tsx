import { orderModels, type ConnectedModel } from '@limelight/contracts';
import type { ModelPurpose } from '@limelight/contracts/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { moved } from '../../../lib/moved.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import { modelsQuery, useRefreshModels, type Models } from './api.ts';
import { ModelRow, type Moving } from './model-row.tsx';
import styles from './models.module.css';

const words = {
  text: {
    title: 'Writing',
    one: 'Limelight writes with this model.',
    several: 'Limelight writes with the first model. If it fails, it tries the next one.',
    empty: 'No model is connected yet. Connect one below to have posts, ideas and rewrites written for you.',
  },
  image: {
    title: 'Images',
    one: 'Limelight draws images with this model.',
    several: 'Limelight draws images with the first model. If it fails, it tries the next one.',
    empty: 'No model for images is connected.',
  },
} as const satisfies Record<ModelPurpose, unknown>;

/** The connected models of one purpose in order of use. Dragging or buttons change the order. */
export function ModelList({ purpose, models }: { purpose: ModelPurpose; models: readonly ConnectedModel[] }) {
  const client = useQueryClient();
  const refresh = useRefreshModels();
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const own = models.filter(({ source }) => source === 'page');
  const fixed = models.length - own.length;
  const { title, one, several, empty } = words[purpose];

  const move = async (from: number, to: number) => {
    const entry = own[from];
    if (entry === undefined || from === to) return;
    const next = moved(own, from, to);
    client.setQueryData(modelsQuery.queryKey, (held: Models | undefined) => {
      if (held === undefined) return held;
      const others = held.connected.filter((model) => model.purpose !== purpose || model.source !== 'page');
      return { ...held, connected: [...others, ...next] };
    });
    setTold(`${entry.name} is now number ${fixed + to + 1}.`);
    try {
      await call(orderModels, { body: { purpose, ids: next.map(({ id }) => id) } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setTold('');
    }
    await refresh();
  };

  const movingOf = (index: number): Moving | null =>
    own.length < 2
      ? null
      : {
          up: index > 0 ? () => void move(index, index - 1) : null,
          down: index < own.length - 1 ? () => void move(index, index + 1) : null,
          dragged: dragged === index,
          onDragStart: (event) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(index);
          },
          onDragOver: (event) => {
            if (dragged !== null) event.preventDefault();
          },
          onDrop: (event) => {
            event.preventDefault();
            if (dragged !== null) void move(dragged, index);
            setDragged(null);
          },
          onDragEnd: () => setDragged(null),
        };

  return (
    <Card title={title} flush>
      <p className={styles.intro}>{models.length === 0 ? empty : models.length === 1 ? one : several}</p>
      {models.length > 0 && (
        <ol className={styles.list} aria-label={`${title}: models in order of use`}>
          {models.map((model, index) => (
            <ModelRow
              key={model.id}
              model={model}
              place={index + 1}
              moving={model.source === 'page' ? movingOf(index - fixed) : null}
            />
          ))}
        </ol>
      )}
      <output className="visually-hidden">{told}</output>
    </Card>
  );
}
