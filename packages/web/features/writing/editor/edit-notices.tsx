import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { notices } from '../../../lib/notices.ts';
import { snapshot } from '../session/history.ts';
import { restoredOver } from '../session/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';

/** Notices about the text in the editor: restored, deleted elsewhere or already published. */
export function EditNotices() {
  const { session, state, saving } = useWriting();
  const { kind } = saving.state.phase;
  if (kind === 'gone') {
    return (
      <Callout tone="warn" title="This post was deleted somewhere else" action={<KeepAsNew />}>
        Your words are kept on this device.
      </Callout>
    );
  }
  if (kind === 'locked') {
    return (
      <Callout tone="warn" title="This post went out while you were writing" action={<KeepAsNew />}>
        What you changed since is not in it. Your words are kept on this device.
      </Callout>
    );
  }
  if (state.generation.kind === 'finding') {
    return (
      <Callout title="The text so far">
        The rest comes here as soon as the writer is done. Should it have been cut off, nothing is charged.
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
                  title: 'The saved text is back',
                  message: 'Undo brings the other one back.',
                });
              }}
            >
              Use the saved text
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => session.dismissRestored()}>
            Keep this
          </Button>
        </>
      }
    >
      These words had not been saved when the page closed.
    </Callout>
  );
}

function KeepAsNew() {
  const { session } = useWriting();
  return (
    <Button size="small" onClick={() => session.saveAsNew()}>
      Keep as a new draft
    </Button>
  );
}
