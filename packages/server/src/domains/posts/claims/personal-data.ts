import type { Connection, Tx } from '../../../platform/db/index.ts';
import { eraseClaims, listAllConfirmations, readBlock } from './repository.ts';

export async function exportClaimsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const rows = await listAllConfirmations(connection, userId);
  return {
    confirmedClaims: rows.map(({ postId, claim, sentence, confirmedAt }) => ({
      postId,
      claim,
      sentence,
      confirmedAt,
    })),
    claimSettings: { block: await readBlock(connection, userId) },
  };
}

export async function eraseClaimsData(tx: Tx, userId: string): Promise<void> {
  await eraseClaims(tx, userId);
}
