import type { AgentResult } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { mapConcurrently } from '../../../../platform/concurrently.ts';
import { readCopy } from './read-copy.ts';

const atOnce = 6;

/** The feeds among these addresses that cannot be read, and why. */
export async function findUnreadable(
  context: Context,
  owner: string,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<AgentResult['problems']> {
  const read = await mapConcurrently([...new Set(addresses)], atOnce, async (address) => ({
    address,
    message: (await readCopy(context, address, { owner, signal })).problem,
  }));
  return read.flatMap(({ address, message }) => (message === null ? [] : [{ address, message }]));
}
