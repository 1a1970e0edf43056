import { login, loginBody } from '@limelight/contracts';
import { Link, useNavigate } from 'react-router';
import { measure } from '../../../../lib/measure.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFields } from '../../../../lib/use-fields.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { enter } from '../api/enter.ts';
import { useNext } from '../api/use-next.ts';
import { Frame } from '../components/frame.tsx';
import { Providers } from '../components/providers.tsx';
import { useAlreadyIn } from '../components/use-already-in.ts';
import { WayTabs } from '../components/way-tabs.tsx';
import styles from '../components/form.module.css';

export function LogInPage() {
  const { next, search } = useNext();
  useAlreadyIn(next);
  const navigate = useNavigate();
  const fields = useFields(loginBody, { email: '', password: '' });
  const { run, loading, error, reset } = useCall(login, { showError: false });

  const submit = async (body: { email: string; password: string }) => {
    const entered = await run({ body });
    if (!entered) {
      measure('login_error');
      return;
    }
    enter(entered);
    void navigate(next, { replace: true });
  };
  return (
    <Frame title="Welcome back" lead="Log in to write, plan and publish.">
      <WayTabs search={search} />
      <Providers next={next} linkedin="Continue with LinkedIn" google="Continue with Google" />
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
        <PasswordField
          label="Password"
          autoComplete="current-password"
          aside={<Link to="/forgot-password">Forgot password?</Link>}
          {...fields.field('password')}
        />
        <Button type="submit" look="ink" size="large" wide loading={loading}>
          Log in
        </Button>
      </form>
    </Frame>
  );
}
