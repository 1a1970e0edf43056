/** Sources of free credits, which are given once to each address and cannot be passed on. */
export const freeSource = 'sign-up:';

export interface OpenLot {
  id: string;
  remaining: number;
  expiresAt: Date | null;
}

export interface LotShare {
  lotId: string;
  amount: number;
  expiresAt: Date | null;
}

export function isLapsed(lot: { expiresAt: Date | null }, now: number): boolean {
  return lot.expiresAt !== null && lot.expiresAt.getTime() <= now;
}

/** Sorts by expiry, with unlimited lots last and ties broken by id. */
function soonestFirst(a: OpenLot, b: OpenLot): number {
  const left = a.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const right = b.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  if (left !== right) return left < right ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

export function takeSoonest(lots: readonly OpenLot[], amount: number): LotShare[] | null {
  const shares: LotShare[] = [];
  let left = amount;
  for (const lot of lots.toSorted(soonestFirst)) {
    if (left === 0) break;
    const taken = Math.min(left, lot.remaining);
    if (taken <= 0) continue;
    shares.push({ lotId: lot.id, amount: taken, expiresAt: lot.expiresAt });
    left -= taken;
  }
  return left === 0 ? shares : null;
}

/**
 * The shares to return when only `used` of a reservation was needed. The first shares count as spent, as if only
 * `used` had been reserved. `taken` is in the order it was taken.
 */
export function giveBack(taken: readonly LotShare[], used: number): LotShare[] {
  const back: LotShare[] = [];
  let spent = used;
  for (const share of taken) {
    const kept = Math.min(spent, share.amount);
    spent -= kept;
    if (share.amount > kept) back.push({ ...share, amount: share.amount - kept });
  }
  return back;
}

const cursorPattern = /^\d{1,15}$/;

/** The cursor is the sequence number of the last entry shown. Returns null when malformed. */
export function readCursor(cursor: string): number | null {
  return cursorPattern.test(cursor) ? Number(cursor) : null;
}

const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox for which free credits are granted once: without a `+` suffix and, at Gmail, without dots. */
export function creditMailbox(email: string): string {
  const normalized = email.trim().toLowerCase();
  const at = normalized.lastIndexOf('@');
  const domain = normalized.slice(at + 1);
  const plus = normalized.indexOf('+');
  const name = normalized.slice(0, plus > 0 && plus < at ? plus : at);
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
