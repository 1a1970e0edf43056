import { changeEmail, changeName, resendVerification } from '@limelight/contracts';
import { PasswordInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { fieldErrors } from '../../../lib/api-error.ts';
import { userDetailsKey, type UserDetails } from '../../../lib/query-client.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './account.module.css';
import { useSchemaForm } from './form.ts';

export function NameCard({ user }: { user: UserDetails }) {
  const client = useQueryClient();
  const form = useSchemaForm(changeName.body, { name: user.name });
  const change = useCall(changeName, { successMessage: 'Name changed.' });
  return (
    <Card title="Name" id="name">
      <Form
        className={styles.form}
        noValidate
        onInput={change.reset}
        onSubmit={async () => {
          const body = form.check();
          if (body && (await change.run({ body })))
            await client.invalidateQueries({ queryKey: userDetailsKey });
        }}
      >
        <TextInput
          label="Your name"
          autoComplete="name"
          value={form.values.name}
          error={form.errors['name'] ?? fieldErrors(change.error)['name']}
          onChange={(event) => form.set('name', event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" loading={change.loading}>
            Change name
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function Verification({ user }: { user: UserDetails }) {
  const resend = useCall(resendVerification, { successMessage: 'Link sent again.' });
  if (user.emailVerified) return <StatusBadge tone="good">Verified</StatusBadge>;
  return (
    <div className={styles.row}>
      <StatusBadge tone="warn">Not verified</StatusBadge>
      <Button size="small" loading={resend.loading} onClick={() => void resend.run({})}>
        Send link again
      </Button>
    </div>
  );
}

export function EmailCard({ user }: { user: UserDetails }) {
  const form = useSchemaForm<{ email: string; password?: string }>(
    changeEmail.body,
    user.hasPassword ? { email: '', password: '' } : { email: '' },
  );
  const change = useCall(changeEmail, {
    successMessage: 'Open the link we sent to the new address.',
    showError: false,
  });
  const errors = { ...fieldErrors(change.error), ...form.errors };
  const refused = change.error?.code === 'wrong_password' ? 'password' : 'email';
  if (change.error && Object.keys(errors).length === 0) errors[refused] = change.error.message;
  return (
    <Card title="Email" id="email">
      <div className={styles.row}>
        <span className={styles.value}>{user.email}</span>
        <Verification user={user} />
      </div>
      <Form
        className={styles.form}
        noValidate
        onInput={change.reset}
        onSubmit={async () => {
          const body = form.check();
          if (body && (await change.run({ body })))
            form.reset(user.hasPassword ? { email: '', password: '' } : { email: '' });
        }}
      >
        <div className={styles.pair}>
          <TextInput
            label="New email"
            type="email"
            autoComplete="email"
            value={form.values.email}
            error={errors['email']}
            onChange={(event) => form.set('email', event.currentTarget.value)}
          />
          {user.hasPassword && (
            <PasswordInput
              label="Password"
              autoComplete="current-password"
              value={form.values.password ?? ''}
              error={errors['password']}
              onChange={(event) => form.set('password', event.currentTarget.value)}
            />
          )}
        </div>
        <div className={styles.actions}>
          <Button type="submit" loading={change.loading}>
            Change email
          </Button>
        </div>
      </Form>
    </Card>
  );
}
