import {
  endpointName,
  refusal,
  type Endpoint,
  type EndpointCall,
  type EndpointData,
  type Refusal,
} from '@limelight/contracts';
import { sha256 } from '../../../platform/secrets.ts';

/** An API refusal, with a message that an assistant can act on. */
export class Refused extends Error {
  readonly code: string;
  readonly details: unknown;

  constructor({ code, message, details }: Refusal) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.details = details;
  }
}

/** The refusal of one field of a tool. */
export const refusedField = (path: string, message: string) =>
  new Refused({ code: 'invalid_input', message, details: [{ path, message }] });

/** The refusal of a change that is based on an earlier version of something. */
export const changedSince = (what: string, version: number, readAgain: string) =>
  new Refused({
    code: 'version_conflict',
    message: `The ${what} was changed since and has version ${version}. Read it again with ${readAgain}.`,
  });

/** Sends a request to this server's own API with the owner's token. */
type Send = (path: string, init: RequestInit) => Promise<Response>;

/**
 * The API as tools see it. Calls pass through the public endpoints, with the same token, permissions and limits as
 * scripts.
 */
export interface Api {
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointCall<E>,
    signal?: AbortSignal,
  ): Promise<EndpointData<E>>;
  /** For endpoints that stream events. Returns the response unread. */
  open<E extends Endpoint>(endpoint: E, input: EndpointCall<E>, signal?: AbortSignal): Promise<Response>;
}

function addressOf(endpoint: Endpoint, input: { params?: object; query?: object }): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${search === '' ? '' : `?${search}`}`;
}

/**
 * `key` is that of one call of a tool. It goes with every write, so that the same call made again after a crash writes
 * nothing twice.
 */
export function createApi(send: Send, key: string | null = null): Api {
  const open: Api['open'] = async (endpoint, input, signal) => {
    const parts: { params?: object; query?: object; body?: unknown } = input;
    const { method } = endpoint;
    const address = addressOf(endpoint, parts);
    const body = parts.body === undefined ? null : JSON.stringify(parts.body);
    const headers = new Headers();
    if (body !== null) headers.set('content-type', 'application/json');
    if (key !== null && method !== 'GET')
      headers.set('idempotency-key', `${key}.${sha256([method, address, body].join('\n'))}`);
    const response = await send(address, { method, headers, body, ...(signal && { signal }) });
    if (response.status < 400) return response;
    const parsed = refusal.safeParse(await response.json().catch(() => null));
    if (!parsed.success) throw new Error(`${endpointName(endpoint)} answered ${response.status}`);
    throw new Refused(parsed.data);
  };
  return {
    open,
    async call(endpoint, input, signal) {
      const response = await open(endpoint, input, signal);
      const body: unknown = await response.json();
      const data: unknown =
        typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the API wrote it by this endpoint's contract just now
      return data as EndpointData<typeof endpoint>;
    },
  };
}
