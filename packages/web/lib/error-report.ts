import type { ApiError } from './api-error.ts';

/** Fields whose short texts describe the call and contain nothing personal. */
const tellingFields = new Set([
  'answer',
  'currency',
  'format',
  'language',
  'length',
  'limit',
  'month',
  'product',
  'provider',
  'status',
  'timeZone',
  'tone',
  'visibility',
]);
const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})?$/;
const deepest = 4;

/**
 * Reduces the input of a call to what a report may contain: numbers, flags, ids, times and a few safe fields. Every
 * other text becomes its length, so that no password, token, address or post can leak.
 */
export function reportable(value: unknown, field = '', depth = 0): unknown {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') {
    if (tellingFields.has(field) && value.length <= 40) return value;
    return identifier.test(value) || instant.test(value) ? value : `${value.length} characters`;
  }
  if (depth >= deepest || value === undefined || typeof value !== 'object') return undefined;
  if (Array.isArray(value)) return value.slice(0, 20).map((one) => reportable(one, field, depth + 1));
  if (value instanceof Blob) return `file of ${value.size} bytes`;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, reportable(one, name, depth + 1)]),
  );
}

export interface ErrorReportBody {
  params: unknown;
  apiUrl: string;
  err: { status: number | null; code: string; message: string; method: string };
}

/** The body of `error-report/report` for a failed call. The query string of an address is left out. */
export function errorReportBody(error: ApiError, method: string, input: unknown): ErrorReportBody {
  return {
    params: reportable(input),
    apiUrl: (error.url.split('?')[0] ?? error.url).slice(0, 500),
    err: {
      status: error.status,
      code: error.code,
      message: (error.serverMessage ?? '').slice(0, 300),
      method,
    },
  };
}
