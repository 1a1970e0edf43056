import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import styles from './models.module.css';
import { withBytes } from './rules.ts';
import type { Setup } from './use-setup.ts';
import { useWayBack } from './use-way-back.ts';

/** Beside the model that is set up: the progress with a stop button, then how it ended and the way back. */
export function SetupProgress({ setup: { run } }: { setup: Setup }) {
  const back = useWayBack();
  const content = () => {
    if (run.active)
      return (
        <>
          <RunProgress progress={run.progress && withBytes(run.progress)} onCancel={run.cancel} />
          <p className={styles.quiet}>You can leave this page. The download continues.</p>
        </>
      );
    if (run.status === 'cancelled')
      return <Callout>The download stopped. It resumes where it left off when you start it again.</Callout>;
    if (run.error !== null) return <Callout tone="bad">{run.error}</Callout>;
    if (run.status !== 'done' || back === null) return null;
    return (
      <Callout
        tone="good"
        action={
          <ButtonLink size="small" look="ink" to={back}>
            Back to your work
          </ButtonLink>
        }
      >
        It is ready.
      </Callout>
    );
  };
  const shown = content();
  return shown && <div className={styles.setup}>{shown}</div>;
}
