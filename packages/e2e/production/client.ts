import {
  endpointName,
  envelope,
  type Endpoint,
  type EndpointCall,
  type EndpointData,
} from '@limelight/contracts';

export interface Client {
  signIn(token: string): void;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Calls an endpoint as the page does. Throws when it refuses. */
  call<E extends Endpoint>(endpoint: E, input: EndpointCall<E>): Promise<EndpointData<E>>;
  /** Calls an endpoint that answers with events and returns the data of the last one, which must be `done`. */
  write<E extends Endpoint>(endpoint: E, input: EndpointCall<E>): Promise<EndpointData<E>>;
  upload<E extends Endpoint>(endpoint: E, file: File): Promise<EndpointData<E>>;
}

/** One person at the address that people open. */
export function createClient(url: string): Client {
  const headers: Record<string, string> = {};

  async function send(endpoint: Endpoint, parts: { params?: object; body?: unknown }): Promise<string> {
    const params = new Map(Object.entries(parts.params ?? {}));
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params.get(name)));
    const { body } = parts;
    const answer = await fetch(`${url}/api${path}`, {
      method: endpoint.method,
      headers: { ...headers, ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${endpointName(endpoint)} answered ${answer.status}: ${text}`);
    return text;
  }

  const read = <E extends Endpoint>(endpoint: E, text: string): EndpointData<E> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the envelope is that of this endpoint
    envelope(endpoint.response).parse(JSON.parse(text)).data as EndpointData<E>;

  return {
    signIn(token) {
      headers['authorization'] = `Bearer ${token}`;
    },
    fetch: (path, init) => fetch(url + path, init),
    call: async (endpoint, input) => read(endpoint, await send(endpoint, input)),
    async write(endpoint, input) {
      const text = await send(endpoint, input);
      const done = /^event: done\ndata: (.*)$/m.exec(text)?.[1];
      if (done === undefined)
        throw new Error(`${endpointName(endpoint)} did not end well: ${text.slice(-500)}`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the data of `done` are the endpoint's answer
      return endpoint.response.parse(JSON.parse(done)) as EndpointData<typeof endpoint>;
    },
    async upload(endpoint, file) {
      const body = new FormData();
      body.set('file', file);
      return read(endpoint, await send(endpoint, { body }));
    },
  };
}
