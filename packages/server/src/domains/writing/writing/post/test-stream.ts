import { generatePost, generationEvents, generationIdHeader, type EndpointCall } from '@limelight/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';
import type { Person, TestApp } from '../../../../testing/index.ts';
import type { GenerationEvent } from './events.ts';

const names = z.enum(['text', 'ended', 'done', 'error']);

function parseEvent(name: string, data: string): GenerationEvent {
  const value: unknown = JSON.parse(data);
  switch (names.parse(name)) {
    case 'text':
      return { type: 'text', data: generationEvents.text.parse(value) };
    case 'ended':
      return { type: 'ended', data: generationEvents.ended.parse(value) };
    case 'done':
      return { type: 'done', data: generationEvents.done.parse(value) };
    case 'error':
      return { type: 'error', data: generationEvents.error.parse(value) };
  }
}

/** The events of a stream as they arrive. Comments are skipped. */
async function* readEvents(body: NonNullable<Response['body']>): AsyncGenerator<GenerationEvent> {
  const messages = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { event = 'message', data } of messages) yield parseEvent(event, data);
}

export type GenerateBody = EndpointCall<typeof generatePost>['body'];

export interface Stream {
  response: Response;
  id: string;
  /** Each read continues where the last one ended. */
  next(): Promise<GenerationEvent | null>;
  rest(): Promise<GenerationEvent[]>;
  /** Disconnects, like a closed tab. */
  leave(): void;
}

export const idea = [
  'We moved 40 customers to the new billing system in one weekend.',
  'The first import failed at 3 in the morning because two files had the same name.',
  'Priya noticed it, wrote a check of 12 lines and we ran it again.',
  'On Monday nobody called support.',
  'I learned that the boring rehearsal on Thursday had saved us.',
].join(' ');

export async function generate(
  app: TestApp,
  person: Person,
  body: GenerateBody = { idea },
  headers: Record<string, string> = {},
): Promise<Stream> {
  const going = new AbortController();
  const response = await app.fetch(`/api${generatePost.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: going.signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const events = isStream && response.body !== null ? readEvents(response.body) : null;
  const next = async (): Promise<GenerationEvent | null> => {
    const step = await events?.next();
    return step === undefined || step.done === true ? null : step.value;
  };
  return {
    response,
    id: response.headers.get(generationIdHeader) ?? '',
    next,
    async rest() {
      const all: GenerationEvent[] = [];
      for (let event = await next(); event !== null; event = await next()) all.push(event);
      return all;
    },
    leave: () => going.abort(),
  };
}

/** The text that a watcher has in the end. */
export function textOf(events: readonly GenerationEvent[], variant = 0): string {
  let text = '';
  for (const event of events)
    if (event.type === 'text' && event.data.variant === variant)
      text = text.slice(0, event.data.offset) + event.data.delta;
  return text;
}
