import { escapeHtml } from '../../pages/html.ts';
import type { Story } from './stories.ts';

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
const bodyOf = ({ paragraphs }: Story) => paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');

export type Printed = {
  title: string;
  site: string;
  stories: readonly Story[];
  now: number;
  addressOf: (story: Story) => string;
};

const at = (now: number, { hoursAgo }: Story) => new Date(now - hoursAgo * 3_600_000);

export function printRss({ title, site, stories, now, addressOf }: Printed): string {
  const items = stories.map(
    (story) =>
      `<item>${tag('title', story.title)}${tag('link', addressOf(story))}${tag('guid', addressOf(story))}` +
      `${tag('pubDate', at(now, story).toUTCString())}${tag('dc:creator', story.author)}` +
      `${story.topics.map((topic) => tag('category', topic)).join('')}${tag('description', story.summary)}` +
      `<content:encoded><![CDATA[${bodyOf(story)}]]></content:encoded></item>`,
  );
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
    `xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${tag('title', title)}${tag('link', site)}` +
    `${tag('description', 'Invented news')}<language>en</language>${items.join('\n')}</channel></rss>`
  );
}

export function printAtom({ title, site, stories, now, addressOf }: Printed): string {
  const entries = stories.map(
    (story) =>
      `<entry>${tag('title', story.title)}${tag('id', addressOf(story))}<link href="${escapeHtml(addressOf(story))}"/>` +
      `${tag('updated', at(now, story).toISOString())}<author>${tag('name', story.author)}</author>` +
      `${tag('summary', story.summary)}<content type="html">${escapeHtml(bodyOf(story))}</content></entry>`,
  );
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">${tag('title', title)}` +
    `${tag('id', site)}<link href="${escapeHtml(site)}"/>${tag('updated', new Date(now).toISOString())}` +
    `${entries.join('\n')}</feed>`
  );
}

export function printJson({ title, site, stories, now, addressOf }: Printed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: site,
    language: 'en',
    items: stories.map((story) => ({
      id: addressOf(story),
      url: addressOf(story),
      title: story.title,
      summary: story.summary,
      content_html: bodyOf(story),
      date_published: at(now, story).toISOString(),
      authors: [{ name: story.author }],
      tags: story.topics,
    })),
  });
}
