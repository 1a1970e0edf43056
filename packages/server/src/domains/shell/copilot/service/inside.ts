import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusal } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { mustVerifyEmail } from '../../../../platform/config/index.ts';
import {
  AppError,
  createHttp,
  mountRoutes,
  type Route,
  type Session,
} from '../../../../platform/http/index.ts';
import { getUser } from '../../../accounts/identity/index.ts';
import { createApi, type Api } from '../../assistant/index.ts';

export type RoutesOf = (context: Context) => readonly Route[];

/** The API of this process for a person, without a way in from outside. */
export interface Inside {
  /** `key` is that of one call of a tool, whose writes then happen once however often it is repeated. */
  apiFor(session: Session, key: string): Api;
}

/**
 * How often a write is tried again that a killed process still holds, and how long apart. It lets go after two
 * minutes.
 */
const heldTries = 30;
const heldPauseMs = 5_000;

const isHeld = async (response: Response): Promise<boolean> =>
  response.status === 409 &&
  refusal.safeParse(await response.clone().json()).data?.code === 'request_in_progress';

/**
 * Mounts the routes a second time, on an app that listens nowhere. It knows one bearer for each request at work,
 * made for it and gone with it, so that nothing that a stranger can send is ever taken for a person.
 */
function createInside(context: Context, routesOf: RoutesOf): Inside {
  const { config, log, metrics, disk, idempotency, limits } = context;
  const callers = new Map<string, Session>();
  const app = createHttp({ log, metrics, disk, trustedProxies: [], securityHeaders: {} });
  mountRoutes(app, routesOf(context), {
    resolveSession: async (bearer) => {
      const session = callers.get(bearer);
      return session === undefined ? { kind: 'unknown' } : { kind: 'live', session };
    },
    idempotency,
    limits,
  });
  const peer = { incoming: { socket: { remoteAddress: '127.0.0.1', remoteFamily: 'IPv4', remotePort: 0 } } };
  const sendOnce = async (session: Session, path: string, init: RequestInit): Promise<Response> => {
    const bearer = randomBytes(32).toString('base64url');
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${bearer}`);
    callers.set(bearer, session);
    try {
      return await app.fetch(new Request(new URL(path, config.PUBLIC_URL), { ...init, headers }), peer);
    } finally {
      callers.delete(bearer);
    }
  };
  const send = async (session: Session, path: string, init: RequestInit): Promise<Response> => {
    for (let tries = 0; ; tries += 1) {
      const response = await sendOnce(session, path, init);
      if (tries === heldTries || !(await isHeld(response))) return response;
      await sleep(heldPauseMs, undefined, init.signal ? { signal: init.signal } : {});
    }
  };
  return {
    apiFor: (session, key) => createApi(async (path, init) => send(session, path, init), key),
  };
}

/** One for each process. */
export function insideOf(routesOf: RoutesOf): (context: Context) => Inside {
  const known = new WeakMap<Context, Inside>();
  return (context) => {
    const made = known.get(context) ?? createInside(context, routesOf);
    known.set(context, made);
    return made;
  };
}

/** The session of a person whose turn is at work, which may go on after they have left. */
export async function sessionFor(context: Context, userId: string, turnId: string): Promise<Session> {
  const user = await getUser(context.database.db, userId);
  if (user === null) throw new AppError('session_ended');
  const emailVerified = user.emailVerifiedAt !== null;
  const mayReachOut = emailVerified || !mustVerifyEmail(context.config);
  return { id: turnId, userId, emailVerified, mayReachOut, grant: null };
}
