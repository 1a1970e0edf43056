import { changePassword } from '@limelight/contracts';
import { PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { fieldErrors } from '../../../lib/api-error.ts';
import { userDetailsKey, type UserDetails } from '../../../lib/query-client.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form.tsx';
import styles from './account.module.css';
import { sessionsQuery } from './api.ts';
import { useSchemaForm } from './form.ts';

type Passwords = { currentPassword?: string; newPassword: string };

/** Changes the password, or sets the first one for a user who signs in through a provider. */
export function PasswordCard({ user }: { user: UserDetails }) {
  const client = useQueryClient();
  const blank: Passwords = user.hasPassword ? { currentPassword: '', newPassword: '' } : { newPassword: '' };
  const form = useSchemaForm<Passwords>(changePassword.body, blank);
  const change = useCall(changePassword, {
    successMessage:
      'Password changed. You’re signed out everywhere else, and your API tokens and apps are disconnected.',
    showError: false,
  });
  const errors = { ...fieldErrors(change.error), ...form.errors };
  const refused = change.error?.code === 'wrong_password' ? 'currentPassword' : 'newPassword';
  if (change.error && Object.keys(errors).length === 0) errors[refused] = change.error.message;
  return (
    <Card title="Password" id="password">
      <Form
        className={styles.form}
        noValidate
        onInput={change.reset}
        onSubmit={async () => {
          const body = form.check();
          if (!body || !(await change.run({ body }))) return;
          form.reset(blank);
          await client.invalidateQueries({ queryKey: userDetailsKey });
          await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
        }}
      >
        <div className={styles.pair}>
          {user.hasPassword && (
            <PasswordInput
              label="Current password"
              autoComplete="current-password"
              value={form.values.currentPassword ?? ''}
              error={errors['currentPassword']}
              onChange={(event) => form.set('currentPassword', event.currentTarget.value)}
            />
          )}
          <PasswordInput
            label="New password"
            description="At least 8 characters: lowercase, uppercase, a digit and one of @$!%*?&."
            autoComplete="new-password"
            value={form.values.newPassword}
            error={errors['newPassword']}
            onChange={(event) => form.set('newPassword', event.currentTarget.value)}
          />
        </div>
        <p>This signs you out everywhere else and disconnects your API tokens and apps.</p>
        <div className={styles.actions}>
          <Button type="submit" loading={change.loading}>
            {user.hasPassword ? 'Change password' : 'Set a password'}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
