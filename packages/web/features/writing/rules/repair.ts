import type { Brief, RepairFault } from '@limelight/contracts';
import type { Claim } from '../review/claims.ts';

/** What a fault quotes, as far as it does so in full. */
const quotedIn = (message: string) => /^‘(.+?)…?’ /.exec(message)?.[1];

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * What is told above the text of what was found in it: no claim that its author stands for or that is gone, and no language that
 * was chosen, which stands in the brief where it can be changed.
 */
export function toldFaults(
  faults: readonly RepairFault[],
  open: readonly Pick<Claim, 'text'>[],
  written: Pick<Brief, 'language'> | null,
): RepairFault[] {
  const claimed = open.map(({ text }) => flat(text));
  return faults.filter(({ kind, message }) => {
    if (kind === 'language') return written === null || written.language === 'auto';
    if (kind !== 'claim') return true;
    const words = quotedIn(message);
    return open.length > 0 && (words === undefined || claimed.some((claim) => claim.includes(flat(words))));
  });
}
