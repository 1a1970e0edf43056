import { setTimeout as sleep } from 'node:timers/promises';
import { linkedinAnalyticsScope, linkedinScopes } from '@limelight/contracts';
import { toLittleText } from '@limelight/post-text';
import type { Config } from '../../platform/config/index.ts';
import { call, parsed, perform, refusedAddress, type Request } from './call.ts';
import { analyticsCalls } from './analytics.ts';
import { refusalOf } from './errors.ts';
import { createBody } from './payload.ts';
import { publishedCalls } from './published.ts';
import type { Reach } from './reach.ts';
import type { AssetStatus, LinkedinClient } from './types.ts';
import { videoCalls } from './videos.ts';
import { assetStatusReply, initializeReply, postUrn, tokenReply, userinfoReply } from './wire.ts';
import { versionSunset } from './version.ts';

export type LinkedinConfig = Pick<
  Config,
  | 'LINKEDIN_CLIENT_ID'
  | 'LINKEDIN_CLIENT_SECRET'
  | 'LINKEDIN_OAUTH_URL'
  | 'LINKEDIN_API_URL'
  | 'LINKEDIN_VERSION'
  | 'LINKEDIN_POST_ANALYTICS'
  | 'PUBLIC_URL'
  | 'PUBLISH_TIMEOUT_MS'
>;

const uploadTimeoutMs = 120_000;
const pictureLimit = 5 * 1024 * 1024;
/** Delays between attempts of the first userinfo call, because fresh tokens are refused with 401 for some seconds. */
const freshTokenWaitsMs = [1000, 2000, 4000, 5000] as const;

const statusNames = {
  WAITING_UPLOAD: 'waiting',
  PROCESSING: 'processing',
  AVAILABLE: 'available',
  PROCESSING_FAILED: 'failed',
} as const satisfies Record<string, AssetStatus>;

/** Null when LinkedIn is not configured. */
export function createLinkedinClient(config: LinkedinConfig): LinkedinClient | null {
  const {
    LINKEDIN_CLIENT_ID: clientId,
    LINKEDIN_CLIENT_SECRET: clientSecret,
    LINKEDIN_VERSION: version,
  } = config;
  if (clientId === undefined || clientSecret === undefined) return null;
  const site = config.LINKEDIN_OAUTH_URL;
  const api = config.LINKEDIN_API_URL;
  const redirectUri = `${config.PUBLIC_URL}/linkedin/callback`;
  const siteOrigin = new URL(site).origin;
  const apiOrigin = new URL(api).origin;
  const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });
  const versioned = (accessToken: string) => ({
    ...bearer(accessToken),
    'linkedin-version': version,
    'x-restli-protocol-version': '2.0.0',
  });
  const scopes = [
    ...linkedinScopes,
    ...(config.LINKEDIN_POST_ANALYTICS === 'on' ? [linkedinAnalyticsScope] : []),
  ];
  const jsonType = { 'content-type': 'application/json' };

  const isOwnSite = (url: URL) => url.origin === siteOrigin && url.username === '' && url.password === '';
  const mayHoldPictures = (url: URL) =>
    isOwnSite(url) ||
    url.origin === apiOrigin ||
    (url.protocol === 'https:' && url.port === '' && /(^|\.)licdn\.com$/i.test(url.hostname));

  const reach: Reach = { api, bearer, versioned, isOwnSite };
  const client: LinkedinClient = {
    ...publishedCalls(reach),
    ...videoCalls(reach),
    ...analyticsCalls(reach),
    version,
    versionSunsetAt: versionSunset(version),
    consentUrl(state) {
      const url = new URL(`${site}/oauth/v2/authorization`);
      // LinkedIn requires spaces as %20, which URLSearchParams writes as a plus sign.
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        scope: scopes.join(' '),
      };
      url.search = Object.entries(query)
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('&');
      return url.toString();
    },
    async exchange(code) {
      // No code_verifier, because LinkedIn's confidential flow refuses it with 401 invalid_client.
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
      });
      const request: Request = {
        method: 'POST',
        url: new URL(`${site}/oauth/v2/accessToken`),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: Buffer.from(form.toString()),
      };
      const answered = await call('linkedin.token', request, parsed(tokenReply));
      if (answered.kind !== 'success') return answered;
      const { access_token: accessToken, expires_in: expiresInSeconds, scope } = answered.value;
      return { ...answered, value: { accessToken, expiresInSeconds, scopes: scope ?? scopes } };
    },
    async userinfo(accessToken, options = {}) {
      const once = () =>
        call(
          'linkedin.userinfo',
          { method: 'GET', url: new URL(`${api}/v2/userinfo`), headers: bearer(accessToken) },
          parsed(userinfoReply),
        );
      let answered = await once();
      if (options.fresh !== true) return answered;
      for (const waitMs of freshTokenWaitsMs) {
        if (answered.kind !== 'unauthorised') break;
        await sleep(waitMs);
        answered = await once();
      }
      return answered;
    },
    async grant(code, nowMs) {
      const issued = await client.exchange(code);
      if (issued.kind !== 'success') return issued;
      const { accessToken, scopes, expiresInSeconds } = issued.value;
      const who = await client.userinfo(accessToken, { fresh: true });
      if (who.kind !== 'success') return who;
      return {
        ...who,
        value: { ...who.value, accessToken, scopes, expiresAt: new Date(nowMs + expiresInSeconds * 1000) },
      };
    },
    postBytes: (post) => Buffer.from(JSON.stringify(createBody(post, toLittleText(post.text)))),
    async createPost(accessToken, bytes, maySend) {
      const { result, trace } = await perform('linkedin.post.create', {
        method: 'POST',
        url: new URL(`${api}/rest/posts`),
        headers: { ...versioned(accessToken), ...jsonType },
        body: bytes,
        answerTimeoutMs: config.PUBLISH_TIMEOUT_MS,
        maySend,
      });
      if (result.kind !== 'answer') {
        if (result.kind === 'not_sent') return { kind: 'unavailable', reason: result.reason, trace };
        if (result.kind === 'refused') return { kind: 'not_sent', trace };
        return { kind: 'unknown_outcome', reason: result.reason, trace };
      }
      if (result.status >= 200 && result.status < 300) {
        return {
          kind: 'success',
          value: { urn: postUrn.safeParse(result.headers['x-restli-id']).data ?? null },
          trace,
        };
      }
      return refusalOf(result, trace) ?? { kind: 'unknown_outcome', reason: `HTTP_${result.status}`, trace };
    },
    async initializeUpload(accessToken, kind, ownerUrn) {
      const request: Request = {
        method: 'POST',
        url: new URL(`${api}/rest/${kind}s?action=initializeUpload`),
        headers: { ...versioned(accessToken), ...jsonType },
        body: Buffer.from(JSON.stringify({ initializeUploadRequest: { owner: ownerUrn } })),
      };
      return call(`linkedin.${kind}.initialize`, request, parsed(initializeReply));
    },
    async upload(accessToken, uploadUrl, bytes, contentType) {
      const url = URL.canParse(uploadUrl) ? new URL(uploadUrl) : null;
      // The bearer is sent with the bytes, so only to the configured host.
      if (url === null || !isOwnSite(url)) return refusedAddress('linkedin.upload');
      const headers = { ...bearer(accessToken), 'content-type': contentType };
      const request: Request = { method: 'PUT', url, headers, body: bytes, answerTimeoutMs: uploadTimeoutMs };
      const answered = await call('linkedin.upload', request, () => true);
      return answered.kind === 'success' ? { ...answered, value: null } : answered;
    },
    async assetStatus(accessToken, urn) {
      const named = urn.split(':')[2];
      const kind = named === 'document' || named === 'video' ? named : 'image';
      const url = new URL(`${api}/rest/${kind}s/${encodeURIComponent(urn)}`);
      const answered = await call(
        `linkedin.${kind}.status`,
        { method: 'GET', url, headers: versioned(accessToken) },
        parsed(assetStatusReply),
      );
      if (answered.kind === 'success') return { ...answered, value: statusNames[answered.value.status] };
      if (answered.kind === 'rejected' && answered.status === 403) {
        return { kind: 'success', value: 'unreadable', trace: answered.trace };
      }
      return answered;
    },
    async picture(address) {
      const url = URL.canParse(address) ? new URL(address) : null;
      if (url === null || !mayHoldPictures(url)) return refusedAddress('linkedin.picture');
      const request: Request = { method: 'GET', url, bodyLimit: pictureLimit, answerTimeoutMs: 10_000 };
      return call('linkedin.picture', request, (received) => (received.complete ? received.body : null));
    },
    permalink: (urn) => `${site}/feed/update/${urn}`,
  };
  return client;
}
