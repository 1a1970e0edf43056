import type { LinkedinConnection } from '@limelight/contracts';
import { linkedinTokenMessages, linkedinTokenState } from '@limelight/contracts/catalog';

/** The warning to show now, or null. `lastShownDay` is the day (YYYY-MM-DD) on which "expiring soon" was last shown. */
export function tokenWarning(
  connection: LinkedinConnection,
  now: number,
  lastShownDay: string | null,
): string | null {
  if (connection.status === 'none' || connection.expiresAt === null) return null;
  if (connection.status === 'reconnect') return linkedinTokenMessages.expired;
  switch (linkedinTokenState(connection.expiresAt, now)) {
    case 'expired':
      return linkedinTokenMessages.expired;
    case 'expiring-now':
      return linkedinTokenMessages.expiring;
    case 'expiring':
      return lastShownDay === dayOf(now) ? null : linkedinTokenMessages.expiring;
    case 'valid':
      return null;
  }
}

export function dayOf(now: number): string {
  const date = new Date(now);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
