import type { LinkedinConnection } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { LinkedinConnectionRow } from './repository.ts';
import { canPost, connectionStatus, pictureExpiry, picturePath } from './rules.ts';

function pictureAddress(context: Context, userId: string): string {
  const path = picturePath(userId);
  const expires = pictureExpiry(context.clock.now());
  return `${path}&expires=${expires}&signature=${context.secrets.sign(path, expires)}`;
}

export function presentConnection(context: Context, row: LinkedinConnectionRow | null): LinkedinConnection {
  const status = connectionStatus(row, context.clock.now());
  return {
    configured: context.linkedin !== null,
    status,
    name: row?.name ?? null,
    pictureUrl: row?.pictureKey ? pictureAddress(context, row.userId) : null,
    expiresAt: row?.expiresAt.toISOString() ?? null,
    scopes: row?.scopes ?? [],
    comments: row?.comments ?? null,
    canPost: status === 'connected' && canPost(row?.scopes ?? []),
  };
}
