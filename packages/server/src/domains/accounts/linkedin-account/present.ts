import type { LinkedinConnection } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { signedAddress } from '../../../platform/http/index.ts';
import type { LinkedinConnectionRow } from './repository.ts';
import { canPost, connectionStatus, pictureExpiry, picturePath } from './rules.ts';

export function presentConnection(context: Context, row: LinkedinConnectionRow | null): LinkedinConnection {
  const now = context.clock.now();
  const status = connectionStatus(row, now);
  return {
    configured: context.linkedin !== null,
    status,
    name: row?.name ?? null,
    pictureUrl: row?.pictureKey ? signedAddress(context, picturePath(row.userId), pictureExpiry(now)) : null,
    expiresAt: row?.expiresAt.toISOString() ?? null,
    scopes: row?.scopes ?? [],
    comments: row?.comments ?? null,
    canPost: status === 'connected' && canPost(row?.scopes ?? []),
  };
}
