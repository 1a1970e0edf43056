import { z } from 'zod';

const requestId = z.union([z.string().max(200), z.number()]);
const call = z.object({ method: z.literal('tools/call'), id: requestId });
const cancellation = z.object({
  method: z.literal('notifications/cancelled'),
  params: z.object({ requestId }),
});
const longestBodyBytes = 256 * 1024;

async function messageOf(request: Request): Promise<unknown> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (request.method !== 'POST' || !(length <= longestBodyBytes)) return null;
  return request
    .clone()
    .json()
    .catch(() => null);
}

/**
 * The tool calls that this process is handling. In older protocol versions a client cancels a call with a separate
 * message, which only works when it reaches the same process.
 */
export class OpenCalls {
  readonly #calls = new Map<string, AbortController>();

  /** Handles a request. `signal` aborts when a later message of the same `sender` cancels it. */
  async follow(
    request: Request,
    sender: string,
    answer: (signal: AbortSignal) => Promise<Response>,
  ): Promise<Response> {
    const message = await messageOf(request);
    const stop = new AbortController();
    const cancelled = cancellation.safeParse(message).data?.params.requestId;
    if (cancelled !== undefined) this.#calls.get(`${sender} ${JSON.stringify(cancelled)}`)?.abort();
    const id = call.safeParse(message).data?.id;
    if (id === undefined) return answer(stop.signal);
    const key = `${sender} ${JSON.stringify(id)}`;
    this.#calls.set(key, stop);
    const end = () => {
      if (this.#calls.get(key) === stop) this.#calls.delete(key);
    };
    try {
      const response = await answer(stop.signal);
      if (response.body === null) {
        end();
        return response;
      }
      // The response continues to stream after this function returns, so the call stays open until its last byte or
      // until the client disconnects.
      const body = response.body.pipeThrough(new TransformStream({ flush: end }));
      request.signal.addEventListener('abort', end, { once: true });
      return new Response(body, response);
    } catch (error) {
      end();
      throw error;
    }
  }
}
