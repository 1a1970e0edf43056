import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import styles from './models.module.css';
import { withBytes } from './rules.ts';
import type { Setup } from './use-setup.ts';

/** The progress of a setup with a stop button, and afterwards the reason if it failed. */
export function SetupProgress({ setup: { run, setup } }: { setup: Setup }) {
  if (setup === null) return null;
  if (run.active)
    return (
      <Card title="Setting up a model">
        <div className={styles.setup}>
          <RunProgress progress={run.progress && withBytes(run.progress)} onCancel={run.cancel} />
          <p className={styles.quiet}>You can leave this page. The download continues.</p>
        </div>
      </Card>
    );
  if (run.status === 'cancelled')
    return <Callout>The download stopped. It resumes where it left off when you start it again.</Callout>;
  return run.error === null ? null : <Callout tone="bad">{run.error}</Callout>;
}
