import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { notices } from '../../../../../lib/notices.ts';
import { snapshot } from '../../post/history.ts';
import { restoredOver } from '../../post/session-state.ts';
import { useWriting } from '../../post/writing-context.ts';

export function EditNotices() {
  const { session, state, saving } = useWriting();
  const { kind } = saving.state.phase;
  if (kind === 'gone') {
    return (
      <Callout tone="warn" title="This post was deleted somewhere else" action={<KeepAsNew />}>
        Your text is kept on this device.
      </Callout>
    );
  }
  if (kind === 'locked') {
    return (
      <Callout tone="warn" title="This post was published while you were writing" action={<KeepAsNew />}>
        Your latest changes are not in it. Your text is kept on this device.
      </Callout>
    );
  }
  if (state.generation.kind === 'finding') {
    return (
      <Callout title="The text so far">
        The rest appears here when the writer is done. If it was cut off, you are not charged.
      </Callout>
    );
  }
  const restored = restoredOver(state);
  if (restored === null) return null;
  const { saved } = restored;
  return (
    <Callout
      title="Restored from this browser"
      action={
        <>
          {saved !== null && (
            <Button
              size="small"
              onClick={() => {
                session.write(snapshot(saved), 'step');
                session.dismissRestored();
                notices.show({
                  tone: 'plain',
                  title: 'Saved text restored',
                  message: 'Undo returns to the other text.',
                });
              }}
            >
              Use saved text
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => session.dismissRestored()}>
            Keep this text
          </Button>
        </>
      }
    >
      This text was not saved when the page closed.
    </Callout>
  );
}

function KeepAsNew() {
  const { session } = useWriting();
  return (
    <Button size="small" onClick={() => session.saveAsNew()}>
      Save as new draft
    </Button>
  );
}
