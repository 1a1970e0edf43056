import {
  creditCosts,
  getPost,
  pauseQueue,
  unschedulePost,
  type Endpoint,
  type PostStatus,
} from '@limelight/contracts';
import { z } from 'zod';
import { Refused, type Api } from '../../assistant/index.ts';

/** After these, less goes out than before. */
const holdsBack: ReadonlySet<Endpoint> = new Set<Endpoint>([unschedulePost, pauseQueue]);

/** What no call of a turn may reach, whatever its tool says of itself: it only happens when the person presses. */
const closed = (endpoint: Endpoint) =>
  endpoint.scope === null ||
  endpoint.scope === 'publish' ||
  endpoint.scope === 'webhooks' ||
  (endpoint.scope === 'schedule' && !holdsBack.has(endpoint));

function admit(endpoint: Endpoint, creditsLeft: number): void {
  if (closed(endpoint) && endpoint.method !== 'GET')
    throw new Refused({ code: 'token_not_allowed', message: 'This only happens when the person presses.' });
  if (endpoint.cost !== null && creditCosts[endpoint.cost] > creditsLeft)
    throw new Refused({ code: 'insufficient_credits', message: 'This costs more than the turn may spend.' });
}

/** Thrown where a call would change what goes out by itself at its time. */
export class NeedsPress extends Error {}

const goesOut: ReadonlySet<PostStatus> = new Set(['scheduled', 'publishing']);
export const isGoingOut = ({ status }: { status: PostStatus }): boolean => goesOut.has(status);

const named = z.object({
  params: z.object({ id: z.string() }).optional().catch(undefined),
  body: z.object({ postId: z.string() }).optional().catch(undefined),
});

/** The post that a call changes; null for one that changes none. */
function postOf(endpoint: Endpoint, input: unknown): string | null {
  // Runs about a post read it, and what they find is another call.
  const reads = endpoint.method === 'GET' || endpoint.path.startsWith('/runs/');
  if (reads || endpoint === unschedulePost) return null;
  const { params, body } = named.catch({}).parse(input);
  return (endpoint.path.startsWith('/posts/:id') ? params?.id : body?.postId) ?? null;
}

/** The API as a turn may use it. Throws `NeedsPress` before anything of a scheduled post changes. */
export function guarded(api: Api, creditsLeft: number): Api {
  const check = async (endpoint: Endpoint, input: unknown, signal: AbortSignal | undefined) => {
    admit(endpoint, creditsLeft);
    const id = postOf(endpoint, input);
    if (id !== null && isGoingOut(await api.call(getPost, { params: { id } }, signal)))
      throw new NeedsPress();
  };
  return {
    async call(endpoint, input, signal) {
      await check(endpoint, input, signal);
      return api.call(endpoint, input, signal);
    },
    async open(endpoint, input, signal) {
      await check(endpoint, input, signal);
      return api.open(endpoint, input, signal);
    },
  };
}
