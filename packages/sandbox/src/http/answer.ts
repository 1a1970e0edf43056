/** The response of a handler. `headers` are written unchanged. */
export type Answer = {
  status: number;
  headers: Record<string, string | string[]>;
  body?: string | Buffer;
};

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}

export function empty(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers };
}

export function redirect(location: string, headers: Record<string, string | string[]> = {}): Answer {
  return { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } };
}

export function bytes(body: Buffer, type: string, headers: Record<string, string> = {}): Answer {
  return {
    status: 200,
    headers: { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers },
    body,
  };
}
