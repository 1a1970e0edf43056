import type { Notices } from './notices.ts';
import type { Session } from './session.ts';

export interface SignOutEnvironment {
  session: Session;
  notices: Notices;
  /** Tells the server; its failure changes nothing here. */
  endOnServer: () => Promise<unknown>;
  storages: readonly { clear: () => void }[];
  /** Empties what was fetched for the person. */
  forget: () => void;
  go: (path: string) => void;
}

/** The person logs out: the token, local and session storage and everything fetched go, then /login. */
export function signOut(environment: SignOutEnvironment): void {
  // Sent first, while the token is there; the page does not wait for the answer.
  environment.endOnServer().catch(() => undefined);
  environment.session.end(true);
  for (const storage of environment.storages) {
    try {
      storage.clear();
    } catch {
      // Storage that may not be touched holds nothing of ours.
    }
  }
  environment.go('/login');
  environment.forget();
  environment.notices.show({
    tone: 'good',
    title: 'Logged out',
    message: 'You have been successfully logged out.',
  });
}
