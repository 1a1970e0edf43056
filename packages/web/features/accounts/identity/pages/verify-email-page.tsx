import { resendVerification, userDetails, verifyEmail } from '@limelight/contracts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/client.ts';
import { session } from '../../../../lib/session.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { useToken } from '../api/use-token.ts';
import { Frame } from '../components/frame.tsx';
import { MailboxHint } from '../components/mailbox-hint.tsx';
import styles from '../components/form.module.css';

type Progress = { step: 'checking' } | { step: 'done'; email: string } | { step: 'failed'; message: string };

const never = () => () => undefined;
const isSignedIn = () => session.read() !== null;

/** The address of a signed-in user who has already confirmed it, because a link may be opened twice. Otherwise null. */
async function confirmedBefore(): Promise<string | null> {
  if (!isSignedIn()) return null;
  const user = await call(userDetails, {}, { showError: false }).catch(() => null);
  return user?.emailVerified ? user.email : null;
}

function Resend() {
  const signedIn = useSyncExternalStore(never, isSignedIn, () => false);
  const { run, loading } = useCall(resendVerification, { successMessage: 'We sent a new link.' });
  return (
    <>
      <div className={styles.actions}>
        {signedIn ? (
          <Button look="accent" loading={loading} onClick={() => void run({})}>
            Send a new link
          </Button>
        ) : (
          <ButtonLink look="accent" to="/login?next=%2Fverify-email">
            Log in to get a new link
          </ButtonLink>
        )}
        <ButtonLink to="/dashboard">Go to the dashboard</ButtonLink>
      </div>
      <MailboxHint />
    </>
  );
}

export function VerifyEmailPage() {
  const token = useToken();
  const asked = useRef(false);
  const [progress, setProgress] = useState<Progress>({ step: 'checking' });

  useEffect(() => {
    if (token === undefined || asked.current) return;
    asked.current = true;
    if (token === null) {
      void confirmedBefore().then((email) => {
        if (email !== null) setProgress({ step: 'done', email });
      });
      return;
    }
    call(verifyEmail, { body: { token } }, { showError: false }).then(
      ({ email }) => setProgress({ step: 'done', email }),
      async (cause: unknown) => {
        const email = isApiError(cause, 'token_invalid') ? await confirmedBefore() : null;
        const message = isApiError(cause) ? cause.message : 'Something went wrong. Please try again later.';
        setProgress(email === null ? { step: 'failed', message } : { step: 'done', email });
      },
    );
  }, [token]);

  if (token === null && progress.step !== 'done') {
    return (
      <Frame
        title="Confirm your address"
        lead="We sent you a link when you signed up. Open it to confirm the address."
      >
        <Resend />
      </Frame>
    );
  }
  switch (progress.step) {
    case 'checking':
      return (
        <Frame title="Confirming your address">
          <output className={styles.small}>One moment.</output>
        </Frame>
      );
    case 'done':
      return (
        <Frame title="Your address is confirmed">
          <Callout tone="good">{progress.email} is verified. You’re all set.</Callout>
          <div className={styles.actions}>
            <ButtonLink look="accent" to="/dashboard">
              Go to the dashboard
            </ButtonLink>
          </div>
        </Frame>
      );
    case 'failed':
      return (
        <Frame title="This link no longer works">
          <Callout tone="bad">{progress.message}</Callout>
          <Resend />
        </Frame>
      );
  }
}
