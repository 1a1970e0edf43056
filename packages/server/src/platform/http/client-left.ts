/** Why a call's signal ended: whoever asked has gone, and nobody waits for the answer. */
export class ClientLeft extends Error {
  constructor() {
    super('the client left');
    this.name = 'ClientLeft';
  }
}

/** The same signal with an error for its reason, where the HTTP server gives a sentence: what is thrown must be an error. */
export function leftSignal(request: AbortSignal): AbortSignal {
  const left = new AbortController();
  const leave = () => left.abort(new ClientLeft());
  if (request.aborted) leave();
  else request.addEventListener('abort', leave, { once: true });
  return left.signal;
}
