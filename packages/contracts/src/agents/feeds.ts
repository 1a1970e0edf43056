import { z } from 'zod';
import { agentFeedLimit } from '../catalog/agent-tools.ts';
import { GET, POST } from '../endpoint.ts';
import { webAddress } from '../fields.ts';
import { agentProblem } from './agents.ts';

const foundFeed = z.object({ address: z.string(), title: z.string(), items: z.number().int() });

export const findFeeds = POST.runs('/feeds/find', {
  reach: 'others',
  summary: 'The feeds of a site, or the one at the address itself',
  kind: 'generation',
  body: z.object({ address: webAddress }),
  response: z.object({ items: z.array(foundFeed) }),
  errors: [
    'writer_queue_full',
    'feed_unreadable',
    'feed_cut_off',
    'feed_empty',
    'feed_missing',
    'feed_closed',
    'feed_silent',
    'page_not_allowed',
    'page_too_large',
  ],
});

export const checkFeeds = POST.runs('/feeds/check', {
  reach: 'others',
  summary: 'Whether feeds can be read, and why not',
  kind: 'generation',
  body: z.object({ addresses: z.array(webAddress).min(1).max(agentFeedLimit) }),
  response: z.object({ problems: z.array(agentProblem) }),
});

export const importFeeds = POST.runs('/feeds/import', {
  summary: 'The feeds in an OPML file',
  kind: 'generation',
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({ opml: z.string().min(1).max(1_000_000) }),
  response: z.object({ items: z.array(z.object({ address: z.string(), title: z.string() })) }),
  errors: ['writer_queue_full', 'opml_unreadable'],
});

export const exportFeeds = GET.read('/agents/:id/feeds.opml', {
  summary: 'The feeds of a news agent as OPML',
  response: z.unknown(),
  answer: 'file',
  files: ['text/x-opml'],
});
