import type { Context } from '../../../../context.ts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { findConnection, listConnections, refuseToken, type ConnectionToPublish } from '../repository.ts';
import { canPost, connectionStatus, personUrn, tokenPurpose } from '../rules.ts';

export type PublishingConnection =
  /** `revision` identifies the token and must be passed to `markReconnectNeeded`. */
  | {
      kind: 'ready';
      accessToken: string;
      personUrn: string;
      revision: number;
      issuedAt: Date;
      expiresAt: Date;
      /** The outcome of the latest first comment; null until one was attempted. */
      comments: 'works' | 'refused' | null;
    }
  | { kind: 'none' | 'reconnect' | 'no-scope' };

/** Like `connectionForPublishing`, but without decrypting the token. */
export function connectionStanding(
  row: ConnectionToPublish | null,
  nowMs: number,
): PublishingConnection['kind'] {
  const status = connectionStatus(row, nowMs);
  if (row === null || status === 'none') return 'none';
  if (status === 'reconnect') return 'reconnect';
  return canPost(row.scopes) ? 'ready' : 'no-scope';
}

/** Returns null for a token that was encrypted with another key. Only reconnecting or restoring that key helps. */
function openToken(context: Context, userId: string, sealed: string): string | null {
  try {
    return context.secrets.open(sealed, tokenPurpose(userId));
  } catch (error) {
    context.log.error(
      { err: error, userId },
      'a LinkedIn token cannot be opened: was ENCRYPTION_KEY changed?',
    );
    return null;
  }
}

function openConnection(context: Context, row: ConnectionToPublish | null): PublishingConnection {
  const kind = connectionStanding(row, context.clock.now());
  if (kind !== 'ready') return { kind };
  if (row === null || row.tokenSealed === null) return { kind: 'reconnect' };
  const accessToken = openToken(context, row.userId, row.tokenSealed);
  if (accessToken === null) return { kind: 'reconnect' };
  const { revision, connectedAt: issuedAt, expiresAt, comments } = row;
  return { kind, accessToken, personUrn: personUrn(row.subject), revision, issuedAt, expiresAt, comments };
}

export async function connectionForPublishing(
  context: Context,
  connection: Connection,
  userId: string,
): Promise<PublishingConnection> {
  return openConnection(context, await findConnection(connection, userId));
}

/** Like `connectionForPublishing`, for several people. Those without a connection are missing from the map. */
export async function connectionsForPublishing(
  context: Context,
  connection: Connection,
  userIds: readonly string[],
): Promise<Map<string, PublishingConnection>> {
  const rows = await listConnections(connection, userIds);
  return new Map(rows.map((row) => [row.userId, openConnection(context, row)]));
}

/**
 * Records that LinkedIn refused the token of this revision. Newer tokens are left alone. Returns true when
 * something changed.
 */
export async function markReconnectNeeded(
  tx: Tx,
  refused: { userId: string; revision: number; reason: string },
  nowMs: number,
): Promise<boolean> {
  return refuseToken(tx, refused.userId, refused.revision, refused.reason.slice(0, 100), new Date(nowMs));
}
