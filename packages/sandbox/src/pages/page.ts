import type { Answer } from '../http/answer.ts';
import { html, type Markup } from './html.ts';

export type Page = {
  title: string;
  /** The simulated service, such as `LinkedIn`. */
  standsFor: string;
  body: Markup;
  status?: number;
  /** Other origins that the response to a form may redirect to. */
  formTargets?: string[];
  /** The address of a script on this server. */
  script?: string;
  headers?: Record<string, string | string[]>;
};

/** A complete page with a banner that says what it is. It loads nothing from elsewhere. */
export function page(options: Page): Answer {
  const { title, standsFor, body, script } = options;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `form-action 'self' ${(options.formTargets ?? []).join(' ')}`,
    ...(script === undefined ? [] : ["script-src 'self'", "connect-src 'self'"]),
  ].join('; ');
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pages.css" />
        ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <header class="banner">
          <p><strong>Stand-in for ${standsFor}</strong> — demo mode. Nothing leaves this machine.</p>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
  return {
    status: options.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...options.headers,
    },
    body: document.text,
  };
}
