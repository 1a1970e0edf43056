import { generationIdHeader } from '@limelight/contracts';
import { openEventStream } from '../../../platform/http/index.ts';
import type { GenerationEvent } from './events.ts';

/** The two ends of a generation's event stream: the answer for the client, and where to write. */
export interface EventChannel {
  response: Response;
  /** Does nothing once the client has gone. */
  send: (event: GenerationEvent) => void;
  close: () => void;
}

/** Opens the events of a generation. `onGone` is called when the client leaves before the end. */
export function openEvents(generationId: string, onGone: () => void): EventChannel {
  const stream = openEventStream({ headers: { [generationIdHeader]: generationId }, onGone });
  return {
    response: stream.response,
    send: ({ type, data }) => stream.send({ name: type, data }),
    close: () => stream.close(),
  };
}
