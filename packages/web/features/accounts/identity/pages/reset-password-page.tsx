import { password, resetPassword } from '@limelight/contracts';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { fieldErrors } from '../../../../lib/api-error.ts';
import { notices } from '../../../../lib/notices.ts';
import { session } from '../../../../lib/session.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFields } from '../../../../lib/use-fields.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { useToken } from '../api/use-token.ts';
import { Frame } from '../components/frame.tsx';
import { PasswordRuleList } from '../components/password-rule-list.tsx';
import styles from '../components/form.module.css';

const typed = z.object({ password });

export function ResetPasswordPage() {
  const token = useToken();
  const navigate = useNavigate();
  const fields = useFields(typed, { password: '' });
  const { run, loading, error, reset } = useCall(resetPassword, { showError: false });
  const field = fields.field('password');
  const found = fieldErrors(error);

  const submit = async (values: { password: string }) => {
    if (!token || !(await run({ body: { token, password: values.password } }))) return;
    // The server has ended every session, so a token stored here is no longer valid.
    if (session.read()) session.end(false);
    notices.success('Your new password is set. Log in with it.');
    void navigate('/login', { replace: true });
  };
  if (token === null || error?.code === 'token_invalid' || found['token']) {
    return (
      <Frame title="This link no longer works">
        <p className={styles.small}>
          It has expired, was already used or is incomplete. You can request a new one below.
        </p>
        <div className={styles.actions}>
          <ButtonLink look="accent" to="/forgot-password">
            Send a new link
          </ButtonLink>
          <ButtonLink to="/login">Log in</ButtonLink>
        </div>
      </Frame>
    );
  }
  return (
    <Frame
      title="Choose a new password"
      lead="This signs you out everywhere and disconnects your API tokens and apps. Then log in with the new password."
    >
      <form
        className={styles.form}
        {...fields.form}
        onInput={reset}
        onSubmit={fields.submit((values) => void submit(values))}
      >
        {error && !found['password'] && <Callout tone="bad">{error.message}</Callout>}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          {...field}
          error={field.error ?? found['password']}
          hint={<PasswordRuleList password={field.value} />}
        />
        <Button type="submit" look="accent" size="large" wide loading={loading}>
          Set password
        </Button>
      </form>
      <p className={styles.small}>
        Remembered the old one? <Link to="/login">Log in</Link>
      </p>
    </Frame>
  );
}
