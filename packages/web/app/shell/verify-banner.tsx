import { resendVerification } from '@limelight/contracts';
import { useUser } from '../../lib/query-client.ts';
import { useCall } from '../../lib/use-call.ts';
import { Banner } from './banner.tsx';

/** Until the address is confirmed: where the link went, and how to get another. */
export function VerifyBanner() {
  const user = useUser().data;
  const { run, loading } = useCall(resendVerification, { successMessage: 'A new link is on its way.' });
  if (!user || user.emailVerified) return null;
  return (
    <Banner label="E-mail address" tone="link">
      Confirm your e-mail address<span data-detail>: we sent a link to {user.email}</span>.{' '}
      <button type="button" disabled={loading} onClick={() => void run({})}>
        Send it again
      </button>
    </Banner>
  );
}
