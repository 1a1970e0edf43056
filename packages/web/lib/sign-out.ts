import type { Notices } from './notices.ts';
import type { Session } from './session.ts';

export interface SignOutEnvironment {
  session: Session;
  notices: Notices;
  /** Informs the server. Its failure changes nothing here. */
  endOnServer: () => Promise<unknown>;
  storages: readonly { clear: () => void }[];
  forget: () => void;
  go: (path: string) => void;
}

/** Logs the user out: removes the token, local and session storage and all cached data, then opens /login. */
export function signOut(environment: SignOutEnvironment): void {
  // Sent first, while the token is still there. The page does not wait for the answer.
  environment.endOnServer().catch(() => undefined);
  environment.session.end(true);
  for (const storage of environment.storages) {
    try {
      storage.clear();
    } catch {
      // Forbidden storage contains nothing of ours.
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
