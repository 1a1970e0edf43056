import { brand } from '@limelight/contracts';
import type { MailUnsubscribe } from './mail.ts';

export interface MailContent {
  subject: string;
  /** Plain sentences, each of which becomes a paragraph. */
  before: readonly string[];
  button: { label: string; url: string } | null;
  after: readonly string[];
  unsubscribe?: Pick<MailUnsubscribe, 'page' | 'label'>;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

// Preserves line breaks within a paragraph.
const paragraph = (text: string) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`;

/** Renders an email as text and HTML. Styles are inline, because email apps remove style sheets. */
export function renderMail({ subject, before, button, after, unsubscribe }: MailContent): {
  subject: string;
  text: string;
  html: string;
} {
  const foot = `${brand.name} · ${brand.supportEmail}`;
  const text = [
    ...before,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after,
    `-- \n${foot}`,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.page}`] : []),
  ].join('\n\n');
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f2937;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#4b5563;word-break:break-all">${escapeHtml(button.url)}</p>`
    : '';
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f3f4f6;color:#111827;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:8px;background:#ffffff">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(brand.name)}</p>
${before.map(paragraph).join('\n')}
${action}
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:#4b5563">${escapeHtml(foot)}</p>
${unsubscribe ? `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(unsubscribe.page)}" style="color:#4b5563">${escapeHtml(unsubscribe.label)}</a></p>\n` : ''}</div></body></html>`;
  return { subject, text, html };
}
