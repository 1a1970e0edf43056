export class ClientLeft extends Error {
  constructor() {
    super('the client left');
    this.name = 'ClientLeft';
  }
}

/**
 * The same signal with an error as its reason. The HTTP server's reason is a string, but only errors may be thrown.
 */
export function leftSignal(request: AbortSignal): AbortSignal {
  const left = new AbortController();
  const leave = () => left.abort(new ClientLeft());
  if (request.aborted) leave();
  else request.addEventListener('abort', leave, { once: true });
  return left.signal;
}
