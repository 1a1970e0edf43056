import type { Endpoint, EndpointCall } from '@limelight/contracts';
import type { EventSourceMessage } from 'eventsource-parser';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { z } from 'zod';
import type { Api, CallOptions, OpenResponse } from './api.ts';
import { ApiError, readRefusal } from './api-error.ts';

/** Maps each event name to the schema of its data, as in the contract. */
export type EventSchemas = Readonly<Record<string, z.ZodType>>;

/** The events as a tagged union: `{ event: 'text', data: { delta } } | { event: 'done', … }`. */
export type StreamEvent<S extends EventSchemas> = {
  [K in keyof S & string]: { event: K; data: z.output<S[K]> };
}[keyof S & string];

/** Yields the events of an answer in order. Keep-alive comments are skipped. */
async function* readEvents(opened: OpenResponse): AsyncGenerator<EventSourceMessage> {
  if (!opened.response.body) return;
  const reader = opened.response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Closes the request when the reader leaves early.
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Sends a POST that is answered by Server-Sent Events, and passes each event to `onEvent` as it arrives. Resolves to
 * the headers of the response when the stream ends. Rejects with an ApiError for a refusal before the first event, a
 * lost connection (`network`), a stop (`aborted`) or an `error` event, whose `{ code, message, details }` it carries.
 * `done` events with `userUsage` lower the credit balance.
 */
export async function stream<E extends Endpoint, S extends EventSchemas>(
  api: Api,
  endpoint: E,
  schemas: S,
  input: EndpointCall<E>,
  onEvent: (event: StreamEvent<S>) => void,
  options: CallOptions & { onOpen?: (headers: Headers) => void } = {},
): Promise<Headers> {
  try {
    const opened = await api.open(endpoint, input, options);
    try {
      options.onOpen?.(opened.response.headers);
      for await (const raw of readEvents(opened)) deliver(raw, schemas, opened, api, onEvent);
      if (opened.signal.aborted) throw opened.failure(opened.signal.reason);
      return opened.response.headers;
    } catch (cause) {
      throw opened.failure(cause);
    } finally {
      opened.finish();
    }
  } catch (error) {
    if (error instanceof ApiError) api.settle(error, endpoint, input, options);
    throw error;
  }
}

function deliver<S extends EventSchemas>(
  { event: name = 'message', data: text }: EventSourceMessage,
  schemas: S,
  opened: OpenResponse,
  api: Api,
  onEvent: (event: StreamEvent<S>) => void,
): void {
  const schema = schemas[name];
  if (!schema) return;
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw opened.fail('unreadable', null);
  const data: unknown = parsed.data;
  if (name === 'error') {
    throw opened.fail(readRefusal(data).code, data);
  }
  if (
    typeof data === 'object' &&
    data !== null &&
    'userUsage' in data &&
    typeof data.userUsage === 'number'
  ) {
    api.spent(data.userUsage);
  }
  const event = { event: name, data };
  if (isKnown(event, schemas)) onEvent(event);
}

/** The data has already been parsed by the schema of that event. */
function isKnown<S extends EventSchemas>(
  event: { event: string; data: unknown },
  schemas: S,
): event is StreamEvent<S> {
  return Object.hasOwn(schemas, event.event);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
