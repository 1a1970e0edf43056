import { useState } from 'react';
import { writtenBy } from '../../../lib/ask-model.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { TextArea } from './tool-field.tsx';
import { notLoaded } from './tool-form.tsx';
import styles from './tools.module.css';
import { useModel } from './use-model.ts';
import { WhereItGoes } from './writer-words.tsx';

export function LineFinder({ onChoose }: { onChoose: (line: string) => void }) {
  const [notes, setNotes] = useState('');
  const [found, setFound] = useState<{ lines: readonly string[]; by: string } | null>(null);
  const { model, busy, ask } = useModel();
  const find = async () => {
    if (notes.trim() === '') return;
    const answer = await ask({ tool: 'graphic', notes });
    const part = await import('./find-hooks.ts').catch(() => null);
    if (part === null) return setFound({ lines: [], by: notLoaded });
    const next =
      answer?.kind === 'answered'
        ? { lines: answer.lines, by: writtenBy(answer.writer, null) }
        : { lines: part.findLines(notes), by: writtenBy(null, answer?.words ?? null) };
    setFound(next);
    announce(`${next.lines.length} lines to choose from.`);
  };
  return (
    <details className={styles.finder}>
      <summary>Find the sentence in longer notes</summary>
      <TextArea label="Notes or a post" value={notes} onChange={setNotes} rows={5} />
      <Button loading={busy} disabled={notes.trim() === ''} onClick={() => void find()}>
        Find sentences
      </Button>
      <WhereItGoes model={model} />
      {found && (
        <>
          <ul className={styles.found}>
            {found.lines.map((line) => (
              <li key={line}>
                <button type="button" onClick={() => onChoose(line)}>
                  {line}
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.quiet}>{found.by}</p>
        </>
      )}
    </details>
  );
}
