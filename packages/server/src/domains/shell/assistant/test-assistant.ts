import { createServer } from 'node:net';
import { createToken, type TokenScope } from '@limelight/contracts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '../../../testing/index.ts';
import { openScene, signUpAuthor, type Author } from '../../publishing/publishing/test-scene.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A program that knows its own address, as clients of `/mcp` need, with somebody signed up. */
export async function openAssistant(): Promise<{ app: TestApp; author: Author; mcpUrl: URL }> {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const app = await openScene({
    model: true,
    environment: { PORT: String(port), PUBLIC_URL: publicUrl, HOST: '127.0.0.1' },
  });
  return { app, author: await signUpAuthor(app), mcpUrl: new URL(`${publicUrl}/mcp`) };
}

/** An assistant’s desk: the program, its author, and clients with tokens of theirs. */
export interface Desk {
  app: TestApp;
  author: Author;
  mcpUrl: URL;
  /** Reuses one token per set of scopes, because a person can have at most twenty. */
  tokenWith: (scopes: TokenScope[]) => Promise<string>;
  connect: (bearer: string) => Promise<Client>;
  /** A client whose token has these scopes. */
  connectWith: (scopes: TokenScope[]) => Promise<Client>;
  close: () => Promise<void>;
}

export async function openDesk(): Promise<Desk> {
  const { app, author, mcpUrl } = await openAssistant();
  const made = new Map<string, string>();
  const clients: Client[] = [];
  const tokenWith = async (scopes: TokenScope[]) => {
    const key = scopes.join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const body = { name: 'Desk helper', scopes, lifetimeDays: 30 as const };
    const { token } = (await app.call(createToken, { body }, { token: author.token })).body.data;
    made.set(key, token);
    return token;
  };
  const connect = async (bearer: string) => {
    const client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${bearer}` } };
    await client.connect(new StreamableHTTPClientTransport(mcpUrl, { requestInit }));
    clients.push(client);
    return client;
  };
  return {
    app,
    author,
    mcpUrl,
    tokenWith,
    connect,
    connectWith: async (scopes) => connect(await tokenWith(scopes)),
    async close() {
      await Promise.all(clients.map(async (client) => client.close()));
      await app.close();
    },
  };
}

const result = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })).min(1),
  structuredContent: z.unknown().optional(),
});
/** Calls a tool that may refuse. */
export async function tryTool(
  client: Client,
  name: string,
  input: Record<string, unknown>,
  signal?: AbortSignal,
) {
  const options = signal === undefined ? {} : { signal };
  const answer = result.parse(await client.callTool({ name, arguments: input }, options));
  const text = answer.content[0]?.text ?? '';
  const failed = answer.isError === true;
  // The client has compared it with the tool's output schema.
  if (!failed) expect(answer.structuredContent).toEqual(JSON.parse(text));
  return { failed, text };
}
/** Calls a tool that must not refuse. */
export async function done<S extends z.ZodType>(
  client: Client,
  name: string,
  input: Record<string, unknown>,
  schema: S,
) {
  const { failed, text } = await tryTool(client, name, input);
  expect([name, failed, failed ? text : '']).toEqual([name, false, '']);
  return schema.parse(JSON.parse(text));
}
export const shownPost = z.object({
  id: z.string(),
  version: z.number(),
  status: z.string(),
  text: z.string(),
});
