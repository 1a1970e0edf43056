import { deleteAccount, exportData } from '@limelight/contracts';
import { Modal, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { leaveDeletedAccount } from '../../../lib/client.ts';
import type { UserDetails } from '../../../lib/query-client.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import dialog from '../../../ui/form-dialog.module.css';
import { Form } from '../../../ui/form.tsx';
import styles from './account.module.css';

export function ExportCard() {
  const prepare = useCall(exportData);
  return (
    <Card title="Your data" id="data">
      <p className={styles.note}>
        A ZIP archive of everything we store about you: account, profile, posts and their history, pictures,
        credits, LinkedIn connection and sessions.
      </p>
      <div className={styles.actions}>
        <Button
          loading={prepare.loading}
          onClick={async () => {
            const ready = await prepare.run({});
            if (ready) window.location.assign(ready.url);
          }}
        >
          Download all my data
        </Button>
      </div>
    </Card>
  );
}

function DeleteDialog({ user, onClose }: { user: UserDetails; onClose: () => void }) {
  const [confirmEmail, setConfirmEmail] = useState('');
  const [password, setPassword] = useState('');
  const remove = useCall(deleteAccount, { showError: false });
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});
  const wrongPassword = isApiError(remove.error, 'wrong_password');
  const refused = remove.error && !wrongPassword ? remove.error.message : undefined;
  return (
    <Modal opened onClose={onClose} title="Delete the account">
      <Form
        className={styles.form}
        noValidate
        onInput={remove.reset}
        onSubmit={async () => {
          const found = {
            ...(confirmEmail.trim().toLowerCase() === user.email.toLowerCase()
              ? {}
              : { email: `Type ${user.email} exactly.` }),
            ...(user.hasPassword && password === '' ? { password: 'Enter your password.' } : {}),
          };
          setMissing(found);
          if (Object.keys(found).length > 0) return;
          const deleted = await remove.run({
            body: { confirmEmail, ...(user.hasPassword ? { password } : {}) },
          });
          if (deleted) leaveDeletedAccount();
        }}
      >
        <p className={styles.note}>
          Scheduled posts are cancelled. Texts, files and the LinkedIn connection are removed at once and
          cannot be restored. Your posts on LinkedIn stay there.
        </p>
        <TextInput
          label={`Type ${user.email} to confirm`}
          autoComplete="off"
          value={confirmEmail}
          error={missing.email ?? refused}
          onChange={(event) => setConfirmEmail(event.currentTarget.value)}
        />
        {user.hasPassword && (
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            value={password}
            error={missing.password ?? (wrongPassword ? remove.error?.message : undefined)}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        <div className={dialog.actions}>
          <Button onClick={onClose} data-autofocus>
            Keep my account
          </Button>
          <Button type="submit" look="bad" loading={remove.loading}>
            Delete permanently
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

export function DeleteCard({ user }: { user: UserDetails }) {
  const [asking, setAsking] = useState(false);
  return (
    <Card title="Delete account" id="delete">
      <p className={styles.note}>Removes your account and everything in it.</p>
      <div className={styles.actions}>
        <Button look="bad" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      {asking && <DeleteDialog user={user} onClose={() => setAsking(false)} />}
    </Card>
  );
}
