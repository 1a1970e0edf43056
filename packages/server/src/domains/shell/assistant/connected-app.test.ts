import { answerAppRequest, type TokenScope } from '@limelight/contracts';
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
} from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import type { Author } from '../../publishing/publishing/test-scene.ts';
import { done, openAssistant, shownPost, tryTool } from './test-assistant.ts';

let app: TestApp;
let author: Author;
let mcpUrl: URL;
const clients: Client[] = [];

beforeAll(async () => {
  ({ app, author, mcpUrl } = await openAssistant());
});
afterAll(async () => {
  await Promise.all(clients.map(async (client) => client.close()));
  await app.close();
});

describe('with OAuth', () => {
  /** An OAuth client that stores its tokens and records where it sent the user. */
  class Keeper implements OAuthClientProvider {
    redirectUrl = 'http://127.0.0.1:9/callback';
    clientMetadata = {
      client_name: 'Desk helper',
      redirect_uris: [this.redirectUrl],
      token_endpoint_auth_method: 'none',
    };
    asked: URL | null = null;
    private information: ReturnType<OAuthClientProvider['clientInformation']>;
    private kept: OAuthTokens | undefined;
    private verifier = '';
    clientInformation = () => this.information;
    saveClientInformation = (information: typeof this.information) => {
      this.information = information;
    };
    tokens = () => this.kept;
    saveTokens = (tokens: OAuthTokens) => {
      this.kept = tokens;
    };
    redirectToAuthorization = (url: URL) => {
      this.asked = url;
    };
    saveCodeVerifier = (verifier: string) => {
      this.verifier = verifier;
    };
    codeVerifier = () => this.verifier;
    private discovery: OAuthDiscoveryState | undefined;
    discoveryState = () => this.discovery;
    saveDiscoveryState = (state: OAuthDiscoveryState) => {
      this.discovery = state;
    };
  }

  it('registers, asks the person, and works until it is disconnected', async () => {
    const keeper = new Keeper();
    const transport = () => new StreamableHTTPClientTransport(mcpUrl, { authProvider: keeper });
    const first = transport();
    await expect(new Client({ name: 'test', version: '1' }).connect(first)).rejects.toThrow(
      UnauthorizedError,
    );
    const asked = keeper.asked ?? new URL('http://missing.invalid');
    expect(asked.pathname).toBe('/dashboard/connect-app');
    const given = (name: string) => asked.searchParams.get(name) ?? '';
    const request = {
      clientId: given('client_id'),
      redirectUri: given('redirect_uri'),
      responseType: given('response_type'),
      codeChallenge: given('code_challenge'),
      codeChallengeMethod: given('code_challenge_method'),
      resource: given('resource'),
    };
    const body = { request, scopes: ['read', 'drafts'] as TokenScope[] };
    const answer = await app.call(answerAppRequest, { body }, { token: author.token });
    await first.finishAuth(new URL(answer.body.data.location).searchParams);
    const client = new Client({ name: 'test', version: '1' });
    clients.push(client);
    await client.connect(transport());
    expect((await done(client, 'create_draft', { text: 'By an app' }, shownPost)).status).toBe('draft');
    expect((await tryTool(client, 'list_runs', {})).text).toContain('token_scope_missing');
  });
});
