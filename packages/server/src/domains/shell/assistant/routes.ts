import { getConnInfo } from '@hono/node-server/conninfo';
import type { Hono } from 'hono';
import type { Context } from '../../../context.ts';
import {
  admitMessage,
  AppError,
  bearerOf,
  type HttpEnvironment,
  type ResolveSession,
} from '../../../platform/http/index.ts';
import { createApi } from './api.ts';
import { OpenCalls } from './calls.ts';
import { answerAssistant } from './server.ts';

const challenge = (publicUrl: string, error: string) =>
  new Response(JSON.stringify({ error, error_description: 'Connect with a personal token or OAuth.' }), {
    status: 401,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'www-authenticate': `Bearer error="${error}", resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`,
    },
  });

/** Serves `/mcp` (Streamable HTTP). Tools call the API through `app` with the token of the incoming request. */
export function mountAssistant(
  app: Hono<HttpEnvironment>,
  { config, limits, log }: Context,
  resolveBearer: ResolveSession,
): void {
  const { PUBLIC_URL: publicUrl } = config;
  const { origin: ownOrigin } = new URL(publicUrl);
  const calls = new OpenCalls();
  app.all('/mcp', async (http) => {
    // Pages of other sites are refused even when they have a valid token.
    const origin = http.req.header('origin');
    if (origin !== undefined && origin !== ownOrigin) throw new AppError('token_not_allowed');
    const bearer = bearerOf(http.req.raw.headers);
    if (bearer === null) return challenge(publicUrl, 'invalid_request');
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
    return calls.follow(http.req.raw, `${tokenId} ${http.get('address')}`, (signal) =>
      answerAssistant(http.req.raw, { api, scopes, publicUrl, signal }, log),
    );
  });
}
