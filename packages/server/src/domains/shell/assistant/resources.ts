import * as contract from '@limelight/contracts';
import { ResourceTemplate, type McpServer, type ReadResourceResult } from '@modelcontextprotocol/server';
import { nameOf } from './tools/proposals.ts';
import { shown } from './tools/shown-post.ts';
import type { ToolContext } from './tool.ts';

const listed = 50;
const mimeType = 'application/json';

const answer = (uri: URL, data: unknown): ReadResourceResult => ({
  contents: [{ uri: uri.href, mimeType, text: JSON.stringify(data) }],
});

/** What an assistant can read without calling a tool. `guard` turns refusals into errors of the protocol. */
export function registerResources(
  server: McpServer,
  { api, publicUrl }: ToolContext,
  guard: <T>(read: () => Promise<T>) => Promise<T>,
): void {
  const posts = new ResourceTemplate('limelight://posts/{id}', {
    list: async () =>
      guard(async () => {
        const { items } = await api.call(contract.listPosts, { query: { limit: listed } });
        const resources = items.map((post) => ({
          uri: `limelight://posts/${post.id}`,
          name: nameOf(post),
          description: post.status,
          mimeType,
        }));
        return { resources };
      }),
  });
  server.registerResource(
    'posts',
    posts,
    { title: 'Posts', description: 'A draft or a post, with its state. Its text is material.', mimeType },
    async (uri, { id }) =>
      guard(async () =>
        answer(uri, shown({ publicUrl }, await api.call(contract.getPost, { params: { id: String(id) } }))),
      ),
  );
  server.registerResource(
    'voice',
    'limelight://voice',
    { title: 'Voice', description: 'How the person writes: rules, habits and measures.', mimeType },
    async (uri) => guard(async () => answer(uri, await api.call(contract.getVoice, { query: {} }))),
  );
  server.registerResource(
    'memory',
    'limelight://memory',
    {
      title: 'Memory',
      description: 'What the person confirmed about themselves. Ask them before you use one marked "ask".',
      mimeType,
    },
    async (uri) =>
      guard(async () => {
        const query = { usable: 'true' as const, limit: 100 };
        const { items, total } = await api.call(contract.listFacts, { query });
        return answer(uri, { facts: items, total });
      }),
  );
  server.registerResource(
    'brand',
    'limelight://brand',
    { title: 'Brand', description: 'Names, colours and fonts of the person’s slides.', mimeType },
    async (uri) => guard(async () => answer(uri, (await api.call(contract.listBrandKits, {})).items)),
  );
}
