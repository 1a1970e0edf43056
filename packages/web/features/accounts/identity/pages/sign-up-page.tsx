import { signUp, signUpBody } from '@limelight/contracts';
import { brand, signUpCredits } from '@limelight/contracts/catalog';
import { Link, useNavigate } from 'react-router';
import { fieldErrors } from '../../../../lib/api-error.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFields } from '../../../../lib/use-fields.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { enter } from '../api/enter.ts';
import { useNext } from '../api/use-next.ts';
import { Frame } from '../components/frame.tsx';
import { PasswordRuleList } from '../components/password-rule-list.tsx';
import { Providers } from '../components/providers.tsx';
import { useAlreadyIn } from '../components/use-already-in.ts';
import { WayTabs } from '../components/way-tabs.tsx';
import styles from '../components/form.module.css';

export function SignUpPage() {
  const { next, search } = useNext();
  useAlreadyIn(next);
  const navigate = useNavigate();
  const fields = useFields(signUpBody, { name: '', email: '', password: '' });
  const { run, loading, error, reset } = useCall(signUp, { showError: false });
  const found = fieldErrors(error);
  const general = error && error.code !== 'email_taken' && Object.keys(found).length === 0;

  const submit = async (body: { name: string; email: string; password: string }) => {
    const entered = await run({ body });
    if (!entered) return;
    enter(entered);
    void navigate(next === '/dashboard' ? '/dashboard/welcome' : next, { replace: true });
  };
  const name = fields.field('name');
  const email = fields.field('email');
  const password = fields.field('password');
  return (
    <Frame
      title={`Try ${brand.name} for free`}
      lead={`You start with ${signUpCredits} credits. No card needed.`}
    >
      <WayTabs search={search} />
      <Providers next={next} linkedin="Continue with LinkedIn, ready to post" google="Continue with Google" />
      <form
        className={styles.form}
        {...fields.form}
        onInput={reset}
        onSubmit={fields.submit((values) => void submit(values))}
      >
        {general && <Callout tone="bad">{error.message}</Callout>}
        {error?.code === 'email_taken' && (
          <Callout tone="bad" action={<Link to={{ pathname: '/login', search }}>Log in</Link>}>
            {error.message}
          </Callout>
        )}
        <TextField label="Name" autoComplete="name" {...name} error={name.error ?? found['name']} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          {...email}
          error={email.error ?? found['email']}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          {...password}
          error={password.error ?? found['password']}
          hint={<PasswordRuleList password={password.value} />}
        />
        <Button type="submit" look="ink" size="large" wide loading={loading}>
          Create account
        </Button>
      </form>
      <p className={styles.small}>
        By creating an account you accept the <Link to="/terms-of-use">terms</Link> and the{' '}
        <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </Frame>
  );
}
