import type { AccessToken } from '@limelight/contracts';
import type { TokenRow } from './repository.ts';

export function presentToken(row: TokenRow): AccessToken {
  const isApp = row.clientId !== null;
  const expiresAt = isApp ? row.refreshExpiresAt : row.expiresAt;
  return {
    id: row.id,
    name: row.name,
    kind: isApp ? 'app' : 'personal',
    scopes: row.scopes,
    start: row.start,
    createdAt: row.createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
