import type { CopilotStep } from '@limelight/contracts';
import { IconCheck, IconHandStop, IconLoader2, IconX } from '@tabler/icons-react';
import { stepsWords } from './rules.ts';
import styles from './turn.module.css';

const signs = {
  running: { words: 'In progress', icon: <IconLoader2 className={styles.turning} aria-hidden="true" /> },
  done: { words: 'Done', icon: <IconCheck aria-hidden="true" /> },
  failed: { words: 'Failed', icon: <IconX aria-hidden="true" /> },
  proposed: { words: 'Proposed', icon: <IconHandStop aria-hidden="true" /> },
} as const;

function Steps({ steps }: { steps: readonly CopilotStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, status, summary }, index) => (
        <li key={index} className={styles.step} data-status={status}>
          {signs[status].icon}
          <span className={styles.stepWords}>
            <span>
              {title}
              <span className="visually-hidden">, {signs[status].words}</span>
            </span>
            {summary !== null && <span className={styles.quiet}>{summary}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The steps of a turn: all of them while it works, then folded into one line that opens. */
export function TurnSteps({ steps, isActive }: { steps: readonly CopilotStep[]; isActive: boolean }) {
  if (steps.length === 0) return null;
  if (isActive) return <Steps steps={steps} />;
  return (
    <details className={styles.folded}>
      <summary>{stepsWords(steps)}</summary>
      <Steps steps={steps} />
    </details>
  );
}
