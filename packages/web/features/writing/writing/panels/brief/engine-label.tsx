import { engineWords, useWriterHere } from '../../../../../lib/writer.ts';
import { NoModelCard } from '../../../../../ui/no-model.tsx';
import { useWritingPart } from '../../post/writing-context.ts';
import styles from './brief-panel.module.css';

/**
 * Names the model that writes, or without one shows a card about what happens instead. Also names the author of the
 * text if it was a different one.
 */
export function EngineLabel() {
  const { model, mayConnect } = useWriterHere();
  const engine = useWritingPart(({ state }) => state.engine);
  const fresh = useWritingPart(({ state: { generation } }) => ['done', 'found'].includes(generation.kind));
  if (model === undefined) return null;
  if (model === null)
    return (
      <NoModelCard mayConnect={mayConnect}>
        You get an outline: your own sentences in order, with gaps to fill. It is free.
      </NoModelCard>
    );
  return (
    <p className={styles.engine}>
      <span className={styles.light} data-model="true" aria-hidden="true" />
      <span>{model}</span>
      {fresh && engine !== null && engine.name !== model && <span>Written by {engineWords(engine)}</span>}
    </p>
  );
}
