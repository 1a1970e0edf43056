import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import workbench from '../../../ui/workbench.module.css';
import styles from './tools.module.css';
import { WhereItGoes } from './writer-words.tsx';

export const notLoaded =
  'A part of this page did not load. Check your connection and press the button again.';

export function ToolForm({
  button,
  busy,
  model,
  complaint,
  onAsk,
  children,
}: {
  button: string;
  busy: boolean;
  model: string | null;
  complaint: string | null;
  onAsk: () => void;
  children: ReactNode;
}) {
  return (
    <Form className={workbench.ask} onSubmit={onAsk}>
      {children}
      <Button type="submit" look="accent" size="large" wide loading={busy}>
        {button}
      </Button>
      <WhereItGoes model={model} />
      {complaint && (
        <p role="alert" className={styles.complaint}>
          {complaint}
        </p>
      )}
    </Form>
  );
}

/** The placeholder of a result, with an example to try. */
export function EmptyResult({ words, onExample }: { words: string; onExample: () => void }) {
  return (
    <div className={styles.empty}>
      <p className={styles.quiet}>{words}</p>
      <Button size="small" onClick={onExample}>
        Try an example
      </Button>
    </div>
  );
}

export function LineList({
  lines,
  note,
  action,
}: {
  lines: readonly string[];
  note: (line: string) => string;
  action: (line: string) => ReactNode;
}) {
  return (
    <ol className={styles.list}>
      {lines.map((line) => (
        <li key={line}>
          <p className={styles.post}>{line}</p>
          <p className={styles.quiet}>{note(line)}</p>
          {action(line)}
        </li>
      ))}
    </ol>
  );
}
