import { addFact, createIdea, createPost, createToken, updateVoice, getVoice } from '@limelight/contracts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import { signUpAuthor, type Author } from '../../publishing/publishing/test-scene.ts';
import { openAssistant } from './test-assistant.ts';

let app: TestApp;
let author: Author;
let client: Client;

async function connect(mcpUrl: URL, scopes: ('read' | 'drafts')[]): Promise<Client> {
  const body = { name: 'Reader', scopes, lifetimeDays: 30 as const };
  const { token } = (await app.call(createToken, { body }, { token: author.token })).body.data;
  const made = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await made.connect(new StreamableHTTPClientTransport(mcpUrl, { requestInit }));
  return made;
}

let mcpUrl: URL;
let postId = '';
beforeAll(async () => {
  ({ app, author, mcpUrl } = await openAssistant());
  const by = { token: author.token };
  const text = 'Twelve minutes.\n\nIt saved [how much?].';
  postId = (await app.call(createPost, { body: { text } }, by)).body.data.id;
  const voice = (await app.call(getVoice, { query: {} }, by)).body.data;
  const body = { rules: ['Never say “excited”.'], version: voice.version };
  await app.call(updateVoice, { params: { id: voice.id }, body }, by);
  await app.call(addFact, { body: { text: 'We hand over in twelve minutes.', kind: 'figure' } }, by);
  await app.call(addFact, { body: { text: 'The handover list is secret.', privacy: 'never' } }, by);
  await app.call(createIdea, { body: { text: 'Three lines for the night shift' } }, by);
  client = await connect(mcpUrl, ['read']);
});
afterAll(async () => {
  await client.close();
  await app.close();
});

async function read(uri: string): Promise<string> {
  const { contents } = await client.readResource({ uri });
  const [first] = contents;
  expect(first).toMatchObject({ uri, mimeType: 'application/json' });
  return first !== undefined && 'text' in first ? first.text : '';
}

it('reads posts, voice, memory and brand, and nothing that is kept from models', async () => {
  const listed = (await client.listResources()).resources.map(({ uri }) => uri);
  const fixed = ['limelight://voice', 'limelight://memory', 'limelight://brand'];
  expect(listed.toSorted()).toEqual([`limelight://posts/${postId}`, ...fixed].toSorted());
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['limelight://posts/{id}']);
  expect(await read(`limelight://posts/${postId}`)).toContain('Twelve minutes.');
  expect(await read('limelight://voice')).toContain('Never say “excited”.');
  const memory = await read('limelight://memory');
  expect(memory).toContain('We hand over in twelve minutes.');
  expect(memory).not.toContain('secret');
  expect(JSON.parse(await read('limelight://brand'))).toEqual([]);
});

it('fills prompts in with what the person has', async () => {
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['write_in_my_voice', 'plan_my_week', 'review_my_draft']);
  const words = async (name: string, args: Record<string, string> = {}) =>
    JSON.stringify((await client.getPrompt({ name, arguments: args })).messages);
  const write = await words('write_in_my_voice', { topic: 'How we hand over in minutes' });
  expect(write).toContain('How we hand over');
  expect(write).toContain('Never say “excited”.');
  expect(write).toContain('We hand over in twelve minutes.');
  expect(write).not.toContain('secret');
  expect(await words('plan_my_week')).toContain('Three lines for the night shift');
  expect(await words('review_my_draft')).toContain('It saved [how much?].');
});

it('does not read what belongs to others or what the token does not allow', async () => {
  const stranger = await signUpAuthor(app);
  const { body } = await app.call(createPost, { body: { text: 'Private words' } }, { token: stranger.token });
  const uri = `limelight://posts/${body.data.id}`;
  await expect(client.readResource({ uri })).rejects.toThrow('not_found');
  await expect(client.readResource({ uri: 'limelight://secrets' })).rejects.toThrow(/secrets|not found/i);
  const writer = await connect(mcpUrl, ['drafts']);
  await expect(writer.readResource({ uri: 'limelight://voice' })).rejects.toThrow('token_scope_missing');
  await expect(writer.getPrompt({ name: 'plan_my_week' })).rejects.toThrow('token_scope_missing');
  await writer.close();
});
