import { forgotPassword } from '@limelight/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/use-call.ts';
import { useFields } from '../../../../lib/use-fields.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { Frame } from '../components/frame.tsx';
import { MailboxHint } from '../components/mailbox-hint.tsx';
import styles from '../components/form.module.css';

export function ForgotPasswordPage() {
  const fields = useFields(forgotPassword.body, { email: '' });
  const { run, loading, error, reset } = useCall(forgotPassword, { showError: false });
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = async (body: { email: string }) => {
    if (await run({ body })) setSentTo(body.email.trim());
  };
  if (sentTo) {
    return (
      <Frame title="Check your inbox">
        <Callout tone="good">
          If {sentTo} has an account, we’ve sent a link to set a new password. It works once and expires in
          one hour.
        </Callout>
        <MailboxHint />
        <div className={styles.actions}>
          <Button onClick={() => setSentTo(null)}>Use another address</Button>
        </div>
      </Frame>
    );
  }
  return (
    <Frame title="Set a new password" lead="Enter your email address and we’ll send you a link.">
      <form
        className={styles.form}
        {...fields.form}
        onInput={reset}
        onSubmit={fields.submit((values) => void submit(values))}
      >
        {error && <Callout tone="bad">{error.message}</Callout>}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          {...fields.field('email')}
        />
        <Button type="submit" look="accent" size="large" wide loading={loading}>
          Send link
        </Button>
      </form>
      <p className={styles.small}>
        Remembered it? <Link to="/login">Log in</Link>
      </p>
    </Frame>
  );
}
