import { lookRequest, type LookAnswer } from './look-messages.ts';
import { lookAt, prepare, type Prepared } from './looking.ts';

/** Looks at texts off the main thread, where a look would hold up the keys. */
const matters = new Map<number, Prepared>();

function look(id: number, key: number, text: string): LookAnswer {
  const beside = matters.get(key);
  return { id, seen: beside === undefined ? null : lookAt(text, beside) };
}

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const request = lookRequest.parse(event.data);
  if (request.kind === 'hold') matters.set(request.key, prepare(request.matter));
  else if (request.kind === 'drop') matters.delete(request.key);
  else self.postMessage(look(request.id, request.key, request.text));
});
