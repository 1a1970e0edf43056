import { resendVerification } from '@limelight/contracts';
import { useUser } from '../../lib/query-client.ts';
import { useCall } from '../../lib/use-call.ts';
import { Banner } from './banner.tsx';

/** Shown until the email address is confirmed, with a way to request another link. */
export function VerifyBanner() {
  const user = useUser().data;
  const { run, loading } = useCall(resendVerification, { successMessage: 'We sent a new link.' });
  if (!user || user.emailVerified) return null;
  return (
    <Banner label="Email address" tone="link">
      Confirm your email address<span data-detail>: we sent a link to {user.email}</span>.{' '}
      <button type="button" disabled={loading} onClick={() => void run({})}>
        Send link again
      </button>
    </Banner>
  );
}
