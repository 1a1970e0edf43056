import { saveProfileData, type ProfileData } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '../../../lib/person.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './welcome.module.css';

/** Asks about the user's work and audience, both of which the writer uses. */
export function AboutStep({ profile, onDone }: { profile: ProfileData; onDone: () => void }) {
  const client = useQueryClient();
  const save = useCall(saveProfileData, { showSuccess: false });
  const fields = useFields(saveProfileData.body, { role: profile.role, audience: profile.audience });
  const isEmpty = fields.values.role.trim() === '' && fields.values.audience.trim() === '';
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={fields.submit((body) => {
          void save.run({ body }).then((saved) => {
            if (saved === null) return;
            client.setQueryData(profileQuery.queryKey, saved);
            onDone();
          });
        })}
      >
        <TextField
          label="What do you do?"
          placeholder="Founder of a payroll start-up"
          maxLength={100}
          {...fields.field('role')}
        />
        <TextField
          label="Who should read your posts?"
          placeholder="HR leads at companies with 50 to 500 people"
          maxLength={200}
          {...fields.field('audience')}
        />
        <div className={styles.actions}>
          <Button type="submit" look="accent" disabled={isEmpty} loading={save.loading}>
            Continue
          </Button>
          <Button look="quiet" onClick={onDone}>
            Skip
          </Button>
        </div>
      </form>
    </Card>
  );
}
