import type { EndpointData, listSessions, SessionUser } from '@limelight/contracts';
import type { SessionRow, User } from './repository/identity.ts';

export function presentUser(user: User): SessionUser {
  return { id: user.id, name: user.name, email: user.email, emailVerified: user.emailVerifiedAt !== null };
}

type SessionItem = EndpointData<typeof listSessions>['items'][number];

export function presentSession(row: SessionRow, currentId: string): SessionItem {
  return {
    id: row.id,
    current: row.id === currentId,
    device: row.device,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  };
}
