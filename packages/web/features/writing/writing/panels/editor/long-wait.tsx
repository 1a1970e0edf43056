import { Callout } from '../../../../../ui/callout.tsx';
import { longWaitSeconds, useWaitingSeconds } from '../../../../../ui/waiting-seconds.tsx';
import { useWriting } from '../../post/writing-context.ts';

/** Options while a model takes long to send its first word. */
export function LongWait() {
  const { state } = useWriting();
  return <div aria-live="polite">{state.generation.kind === 'starting' && <Waiting />}</div>;
}

function Waiting() {
  if (useWaitingSeconds() < longWaitSeconds) return null;
  return (
    <Callout title="Still waiting for the first word">
      The writer is working on it. You can stop it now at no cost.
    </Callout>
  );
}
