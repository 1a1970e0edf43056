import { oauthStart, type SignInProvider } from '@limelight/contracts';
import { call } from '../../../../lib/client.ts';
import { rememberOAuth } from '../../../../lib/oauth-record.ts';

/** Redirects to the provider. Rejects with an ApiError when this sign-in method is not available. */
export async function startSignIn(provider: SignInProvider, next: string): Promise<void> {
  const { url, binding } = await call(oauthStart, { body: { provider, next } });
  rememberOAuth({ kind: 'sign-in', provider, binding });
  window.location.assign(url);
}
