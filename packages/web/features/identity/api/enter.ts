import type { SessionUser } from '@limelight/contracts';
import { keep } from '../../../lib/keep.ts';
import { session } from '../../../lib/session.ts';

/** Begins the session that the server gave; what another person left written in this browser goes. */
export function enter({ token, user }: { token: string; user: SessionUser }): void {
  keep.claim(user.id);
  session.begin(token);
}
