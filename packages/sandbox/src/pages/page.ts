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

export const STYLESHEET = `
:root { color-scheme: light; --ink: #1c2430; --soft: #4b5563; --line: #d5dae1; --paper: #ffffff; --ground: #f3f5f7; --accent: #1f5f99; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
.banner { background: #fff4d6; border-bottom: 1px solid #e2c879; color: #4a3600; text-align: center; }
.banner p { margin: 0; padding: 8px 16px; font-size: 14px; }
main { max-width: 616px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 16px; }
h2 { font-size: 18px; margin: 0; }
a { color: var(--accent); text-decoration: underline; overflow-wrap: anywhere; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: 16px; margin: 0 0 16px; }
.soft { color: var(--soft); font-size: 14px; margin: 0; }
.who { display: flex; gap: 12px; align-items: center; margin-bottom: 12px; }
.who img, .choice img { border-radius: 50%; width: 48px; height: 48px; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
details.fold > summary { list-style: none; cursor: pointer; }
details.fold > summary::-webkit-details-marker { display: none; }
details.fold .more { color: var(--soft); }
details.fold[open] .head, details.fold[open] .more { display: none; }
details.fold[open] > summary::after { content: 'Show less'; color: var(--soft); font-size: 14px; }
article .text { font-size: 14px; line-height: 1.6; }
.media { margin: 12px -16px 0; display: grid; gap: 2px; }
.media.many { grid-template-columns: 1fr 1fr; }
.media img { display: block; width: 100%; height: auto; background: #e7eaee; }
.link-card { display: block; border: 1px solid var(--line); border-radius: 8px; margin-top: 12px; overflow: hidden; }
.link-card img { display: block; width: 100%; }
.link-card div { padding: 12px; }
ul.plain { list-style: none; padding: 0; margin: 12px 0 0; }
ul.plain li { border: 1px solid var(--line); border-radius: 6px; padding: 8px 12px; margin-bottom: 8px; }
form .field { margin: 0 0 12px; }
form label { display: block; font-weight: 600; }
form input[type=text], form input[type=email], form textarea { width: 100%; padding: 9px 10px; border: 1px solid #7a8594; border-radius: 6px; font: inherit; }
fieldset { border: 1px solid var(--line); border-radius: 8px; margin: 0 0 16px; padding: 12px; }
legend { font-weight: 600; padding: 0 6px; }
.choice { display: flex; gap: 12px; align-items: center; padding: 8px 4px; font-weight: 400; }
.choice label { font-weight: 400; flex: 1; }
.choice input { width: 20px; height: 20px; flex: none; }
.actions { display: flex; gap: 12px; flex-wrap: wrap; }
button { font: inherit; font-weight: 600; border-radius: 999px; padding: 10px 22px; border: 1px solid var(--accent); background: var(--accent); color: #fff; cursor: pointer; }
button.quiet { background: #fff; color: var(--accent); }
:focus-visible { outline: 3px solid #f2a33a; outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; background: var(--paper); }
th, td { text-align: left; padding: 10px 12px; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
iframe.mail { width: 100%; height: 420px; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
`;
