import type { SessionUser } from '@limelight/contracts';
import { keep } from '../../../../lib/keep.ts';
import { session } from '../../../../lib/session.ts';

/** Starts the session received from the server. Drops text that another user left in this browser. */
export function enter({ token, user }: { token: string; user: SessionUser }): void {
  keep.claim(user.id);
  session.begin(token);
}
