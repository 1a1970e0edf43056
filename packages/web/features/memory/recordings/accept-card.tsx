import { recordingSoundDays } from '@limelight/contracts/catalog';
import type { Recording } from '@limelight/contracts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { useTimeZone } from '../../../lib/person.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { announce } from '../../../ui/live-region.tsx';
import styles from './talk.module.css';
import type { RecordingActions } from './use-recording.ts';

/** Accepts the text, which looks for facts in it, and decides what happens with the sound. */
export function AcceptCard({ recording, actions }: { recording: Recording; actions: RecordingActions }) {
  const [keepSound, setKeepSound] = useState(false);
  const timeZone = useTimeZone();
  const { acceptedAt, hasSound, soundUntil } = recording;
  if (acceptedAt !== null)
    return (
      <Callout
        tone="good"
        action={
          <ButtonLink size="small" to="/dashboard/memory?show=suggested&source=recording">
            Check suggestions
          </ButtonLink>
        }
      >
        Text accepted. Facts found in it are suggested in Memory.
        {hasSound && soundUntil !== null && ` The sound is kept until ${formatDate(soundUntil, timeZone)}.`}
      </Callout>
    );
  return (
    <Card title="Is the text right?">
      <div className={styles.transcribe}>
        <p className={styles.hint}>
          Accept it to get the facts in it as suggestions for Memory.
          {hasSound && ' The sound is then deleted, unless you keep it.'}
        </p>
        {hasSound && (
          <Checkbox
            label={`Keep the sound for up to ${recordingSoundDays} days`}
            checked={keepSound}
            onChange={({ currentTarget: { checked } }) => setKeepSound(checked)}
          />
        )}
        <div className={styles.actions}>
          <Button
            look="ink"
            loading={actions.accepting}
            onClick={async () => {
              if (await actions.accept(keepSound)) announce('Text accepted');
            }}
          >
            Accept text
          </Button>
        </div>
      </div>
    </Card>
  );
}
