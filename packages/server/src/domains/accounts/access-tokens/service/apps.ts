import { randomUUID } from 'node:crypto';
import type { TokenScope } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import {
  deleteByHash,
  deleteToken,
  findClient,
  insertClient,
  insertCode,
  insertToken,
  lockByRefresh,
  lockCode,
  spendCode,
  updateToken,
  type ClientRow,
} from '../repository.ts';
import {
  familyOf,
  fitsChallenge,
  hashToken,
  isRegistered,
  lifetimes,
  makeToken,
  readScopes,
  refreshRepeatMs,
  startOf,
  tokensAfter,
} from '../rules.ts';
import { tellOwner } from './personal.ts';

export interface AppRequest {
  clientId: string;
  redirectUri: string;
  responseType: string;
  codeChallenge: string;
  codeChallengeMethod: string;
  scope?: string | undefined;
  state?: string | undefined;
  resource?: string | undefined;
}

export interface AppTokens {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
  scopes: readonly TokenScope[];
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export async function registerApp(
  { database, clock }: Context,
  app: Pick<ClientRow, 'name' | 'redirectUris'>,
): Promise<ClientRow> {
  const row = { ...app, id: randomUUID(), createdAt: new Date(clock.now()) };
  await database.db.transaction((tx) => insertClient(tx, row));
  return row;
}

export async function findApp({ database }: Context, clientId: string): Promise<ClientRow | null> {
  return uuid.test(clientId) ? findClient(database.db, clientId) : null;
}

/** Refuses with `app_request_invalid` anything but a code request with PKCE for a registered redirect address. */
export async function checkRequest(
  context: Context,
  request: AppRequest,
): Promise<{ client: ClientRow; scopes: TokenScope[] }> {
  const client = await findApp(context, request.clientId);
  const { PUBLIC_URL } = context.config;
  const valid =
    client !== null &&
    isRegistered(client.redirectUris, request.redirectUri) &&
    request.responseType === 'code' &&
    request.codeChallengeMethod === 'S256' &&
    /^[\w-]{43}$/.test(request.codeChallenge) &&
    (request.resource === undefined || `${request.resource}/`.startsWith(`${PUBLIC_URL}/`));
  if (!valid) throw new AppError('app_request_invalid');
  return { client, scopes: readScopes(request.scope) };
}

/** Returns the redirect address with a code, or with `access_denied` when the user allowed no scope. */
export async function answerRequest(
  context: Context,
  userId: string,
  request: AppRequest,
  allowed: readonly TokenScope[],
): Promise<string> {
  const { client, scopes: asked } = await checkRequest(context, request);
  const scopes = asked.filter((scope) => allowed.includes(scope));
  const location = new URL(request.redirectUri);
  if (request.state !== undefined) location.searchParams.set('state', request.state);
  location.searchParams.set('iss', context.config.PUBLIC_URL);
  if (scopes.length === 0) {
    location.searchParams.set('error', 'access_denied');
    return location.href;
  }
  const code = makeToken('code');
  await context.database.db.transaction((tx) =>
    insertCode(tx, {
      codeHash: hashToken(code),
      clientId: client.id,
      userId,
      redirectUri: request.redirectUri,
      scopes,
      challenge: request.codeChallenge,
      expiresAt: new Date(context.clock.now() + lifetimes.codeMs),
      tokenId: null,
    }),
  );
  location.searchParams.set('code', code);
  return location.href;
}

type Pair = Pick<AppTokens, 'accessToken' | 'refreshToken'>;

const freshPair = (): Pair => ({ accessToken: makeToken('app'), refreshToken: makeToken('refresh') });

const pairAfter = ({ secrets }: Context, refreshToken: string): Pair =>
  tokensAfter(refreshToken, {
    app: secrets.hash(refreshToken, 'next-app-token'),
    refresh: secrets.hash(refreshToken, 'next-refresh-token'),
  });

const columnsOf = ({ accessToken, refreshToken }: Pair, nowMs: number) => ({
  tokenHash: hashToken(accessToken),
  start: startOf(accessToken),
  expiresAt: new Date(nowMs + lifetimes.appTokenMs),
  refreshHash: hashToken(refreshToken),
  refreshFamily: hashToken(familyOf(refreshToken)),
  refreshExpiresAt: new Date(nowMs + lifetimes.refreshMs),
});

const expiresInSeconds = lifetimes.appTokenMs / 1000;

/**
 * Returns the first tokens for a code, or null. Using a code a second time revokes the token it was exchanged for.
 */
export async function exchangeCode(
  context: Context,
  given: { code: string; clientId: string; redirectUri: string; verifier: string },
): Promise<AppTokens | null> {
  const { database, clock } = context;
  const now = clock.now();
  return database.db.transaction(async (tx) => {
    const codeHash = hashToken(given.code);
    const row = await lockCode(tx, codeHash);
    if (row === null || row.clientId !== given.clientId) return null;
    if (row.tokenId !== null) {
      await deleteToken(tx, row.userId, row.tokenId);
      return null;
    }
    const fits =
      row.expiresAt.getTime() > now &&
      row.redirectUri === given.redirectUri &&
      fitsChallenge(given.verifier, row.challenge);
    const client = fits ? await findClient(tx, row.clientId) : null;
    if (client === null) return null;
    const pair = freshPair();
    const { id } = await insertToken(tx, {
      id: randomUUID(),
      userId: row.userId,
      name: client.name,
      clientId: client.id,
      scopes: row.scopes,
      createdAt: new Date(now),
      ...columnsOf(pair, now),
    });
    await spendCode(tx, codeHash, id);
    await tellOwner(context, tx, row.userId);
    return { ...pair, expiresInSeconds, scopes: row.scopes };
  });
}

/**
 * Returns the next tokens, or null. The last spent refresh token gets the same tokens again for a minute, in case the
 * app lost them. Otherwise a spent refresh token, of any age, counts as stolen and ends the connection.
 */
export async function refreshTokens(
  context: Context,
  given: { refreshToken: string; clientId: string },
): Promise<AppTokens | null> {
  const { database, clock } = context;
  const now = clock.now();
  const pair = pairAfter(context, given.refreshToken);
  return database.db.transaction(async (tx) => {
    const refreshHash = hashToken(given.refreshToken);
    const refreshFamily = hashToken(familyOf(given.refreshToken));
    const row = await lockByRefresh(tx, { refreshHash, refreshFamily });
    if (row === null || row.clientId !== given.clientId) return null;
    if (row.refreshHash !== refreshHash) {
      const isRepeated =
        row.spentRefreshHash === refreshHash && now - (row.refreshedAt?.getTime() ?? 0) <= refreshRepeatMs;
      if (!isRepeated) {
        await deleteToken(tx, row.userId, row.id);
        return null;
      }
      if (row.refreshHash !== hashToken(pair.refreshToken)) return null;
      const leftMs = (row.expiresAt?.getTime() ?? now) - now;
      return { ...pair, expiresInSeconds: Math.floor(leftMs / 1000), scopes: row.scopes };
    }
    if ((row.refreshExpiresAt?.getTime() ?? 0) <= now) return null;
    const columns = columnsOf(pair, now);
    await updateToken(tx, row.id, { ...columns, spentRefreshHash: refreshHash, refreshedAt: new Date(now) });
    return { ...pair, expiresInSeconds, scopes: row.scopes };
  });
}

export async function revokeByToken({ database }: Context, token: string, clientId: string): Promise<void> {
  await database.db.transaction((tx) => deleteByHash(tx, hashToken(token), clientId));
}
