import { getConnInfo } from '@hono/node-server/conninfo';
import { assistantScopes } from '@limelight/contracts';
import type { Hono } from 'hono';
import type { Context } from '../../../context.ts';
import {
  admitMessage,
  bearerOf,
  type HttpEnvironment,
  type ResolveSession,
} from '../../../platform/http/index.ts';
import { isLoopback } from '../../../platform/config/index.ts';
import { createApi } from './api.ts';
import { OpenCalls } from './calls.ts';

/** `error` is null for a caller who gave no token (RFC 6750, section 3.1). */
function challenge(publicUrl: string, error: 'invalid_token' | null): Response {
  const parts = [
    ...(error === null ? [] : [`error="${error}"`]),
    `scope="${assistantScopes.usual.join(' ')}"`,
    `resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`,
  ];
  const body = {
    error: error ?? 'unauthorized',
    error_description: 'Connect with a personal token or OAuth.',
  };
  return Response.json(body, {
    status: 401,
    headers: { 'cache-control': 'no-store', 'www-authenticate': `Bearer ${parts.join(', ')}` },
  });
}

const foreignPage = () =>
  Response.json(
    {
      jsonrpc: '2.0',
      id: null,
      error: { code: -32_000, message: 'Pages of other sites may not connect. Use a program, or this site.' },
    },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  );

/** Whether a page of `origin` may connect. On one’s own machine its other names and ports may, too. */
function isOwn(origin: string, publicUrl: string): boolean {
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && isLoopback(origin) && isLoopback(publicUrl);
}

/** Serves `/mcp` (Streamable HTTP). Tools call the API through `app` with the token of the incoming request. */
export function mountAssistant(
  app: Hono<HttpEnvironment>,
  { clock, config, limits, log }: Context,
  resolveBearer: ResolveSession,
): void {
  const { PUBLIC_URL: publicUrl } = config;
  const calls = new OpenCalls();
  app.all('/mcp', async (http) => {
    // Pages of other sites are refused even when they have a valid token.
    const origin = http.req.header('origin');
    if (origin !== undefined && !isOwn(origin, publicUrl)) return foreignPage();
    const bearer = bearerOf(http.req.raw.headers);
    if (bearer === null) return challenge(publicUrl, null);
    const found = await resolveBearer(bearer);
    if (found.kind !== 'live' || found.session.grant === null) return challenge(publicUrl, 'invalid_token');
    await admitMessage(found.session.grant, limits, (headers) => http.set('extraHeaders', headers));
    const forwarded = http.req.header('x-forwarded-for');
    // The socket is gone once the client disconnects, but cancelling its work still requires the client's address.
    const { address, port, addressType } = getConnInfo(http).remote;
    const peer = {
      incoming: { socket: { remoteAddress: address, remotePort: port, remoteFamily: addressType } },
    };
    const api = createApi(async (path, init) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${bearer}`);
      if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
      return app.fetch(new Request(new URL(path, publicUrl), { ...init, headers }), peer);
    });
    const { scopes, tokenId } = found.session.grant;
    // The protocol's library and the forms of all tools are loaded when an assistant first connects.
    const { answerAssistant } = await import('./server.ts');
    return calls.follow(http.req.raw, `${tokenId} ${http.get('address')}`, (signal) =>
      answerAssistant(http.req.raw, { api, scopes, publicUrl, signal }, { clock, log }),
    );
  });
}
