import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';

/** A request as received. `path` and `params` are not decoded, so that a handler can require their encoding. */
export type Call = {
  method: string;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
};

/** Returned when the handler wrote the answer itself. */
export const ALREADY_SENT = Symbol('already sent');

export type Handled = Answer | typeof ALREADY_SENT;
export type Handler = (call: Call) => Handled | Promise<Handled>;

type Route = { segments: string[]; handler: Handler };

/** Finds the handler for a method and a path. A segment `:name` matches one segment, `*name` all remaining ones. */
export class Router {
  readonly #exact = new Map<string, Handler>();
  readonly #patterns = new Map<string, Route[]>();

  add(method: string, pattern: string, handler: Handler): void {
    if (!/[:*]/.test(pattern)) {
      this.#exact.set(`${method} ${pattern}`, handler);
      return;
    }
    const routes = this.#patterns.get(method) ?? [];
    routes.push({ segments: pattern.split('/'), handler });
    this.#patterns.set(method, routes);
  }

  find(method: string, path: string): { handler: Handler; params: Record<string, string> } | undefined {
    const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const exact = this.#exact.get(`${method} ${trimmed}`);
    if (exact !== undefined) return { handler: exact, params: {} };
    const segments = trimmed.split('/');
    for (const route of this.#patterns.get(method) ?? []) {
      const params = match(route.segments, segments);
      if (params !== undefined) return { handler: route.handler, params };
    }
    return undefined;
  }
}

function match(pattern: string[], segments: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if (part.startsWith('*')) {
      params[part.slice(1)] = segments.slice(index).join('/');
      return params;
    }
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return pattern.length === segments.length ? params : undefined;
}

/** The value of a header, or undefined. Repeated headers are joined as HTTP allows. */
export function header(call: Call, name: string): string | undefined {
  const value = call.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

export function cookie(call: Call, name: string): string | undefined {
  for (const pair of (call.headers.cookie ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return undefined;
}

/** The fields of a form body, or undefined when the content type is not a form. */
export function form(call: Call): URLSearchParams | undefined {
  const type = (call.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  return type === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(call.body.toString('utf8'))
    : undefined;
}
