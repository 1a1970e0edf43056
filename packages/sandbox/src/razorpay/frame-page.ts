import { readPackageFile } from '../files.ts';
import type { Answer } from '../http/answer.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  'img-src http: https: data:',
  "base-uri 'none'",
  "form-action 'self'",
  'frame-ancestors http: https:',
].join('; ');

/** The overlay, which any page can frame. It gets its content from messages by that page and from the order. */
export function framePage(): Answer {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: readPackageFile('browser/frame.html'),
  };
}
