import type { Endpoint } from '@limelight/contracts';

export interface RequestParts {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The address under `base` with path parameters and query filled in. Empty values are left out. */
export function requestUrl(
  base: string,
  endpoint: Endpoint,
  { params = {}, query = {} }: RequestParts,
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(text(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, text(one));
  }
  const written = search.toString();
  return `${base}${path}${written ? `?${written}` : ''}`;
}

/** Form data with the plain fields and files of `body`. */
export function toFormData(body: unknown): FormData {
  const form = new FormData();
  if (typeof body !== 'object' || body === null) return form;
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** The options for `fetch`, except its signal. */
export function requestInit(
  endpoint: Endpoint,
  parts: RequestParts,
  settings: {
    token: string | null;
    formData: boolean;
    idempotencyKey?: string | undefined;
    keepAlive?: boolean;
  },
): RequestInit {
  const headers = new Headers({
    Accept: endpoint.answer === 'events' ? 'text/event-stream' : 'application/json',
  });
  if (settings.token) headers.set('Authorization', `Bearer ${settings.token}`);
  if (settings.idempotencyKey) headers.set('Idempotency-Key', settings.idempotencyKey);
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin' };
  if (settings.keepAlive) init.keepalive = true;
  if (endpoint.method === 'GET') return init;
  if (settings.formData) init.body = toFormData(parts.body);
  else if (parts.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(parts.body);
  }
  return init;
}
