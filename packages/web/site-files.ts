import { brand, printedOrigin } from '@limelight/contracts/catalog';
import { writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { articles } from './content/blog/articles.ts';

/** Prerendered paths that search engines should not list. */
const unlisted = [
  '/404',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/unsubscribe',
  '/review',
  '/record',
  '/join-team',
  '/auth/callback/google',
  '/linkedin/callback',
];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const listed = (paths: readonly string[]) => paths.filter((path) => !unlisted.includes(path));

export function sitemapXml(paths: readonly string[]): string {
  const urls = listed(paths).map((path) => `<url><loc>${escape(printedOrigin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export function robotsTxt(): string {
  return `User-agent: *\nDisallow: /dashboard\nDisallow: /api/\n\nSitemap: ${printedOrigin}/sitemap.xml\n`;
}

export interface PrintedPage {
  path: string;
  title: string;
  description: string;
}

/** An overview of the site for language models (llmstxt.org). */
export function llmsTxt(pages: readonly PrintedPage[]): string {
  const line = ({ path, title, description }: PrintedPage) =>
    `- [${title}](${printedOrigin}${path}): ${description}`;
  const group = (title: string, holds: (path: string) => boolean) =>
    `## ${title}\n\n${pages
      .filter(({ path }) => holds(path))
      .map(line)
      .join('\n')}\n`;
  const isArticle = (path: string) => path.startsWith('/blog');
  const isTool = (path: string) => path.startsWith('/tools');
  return [
    `# ${brand.name}\n\n> ${brand.tagline}. It writes LinkedIn posts from a person's own notes, shows them as the feed will, and publishes them when the person says so.\n\nQuestions: ${brand.supportEmail}\n`,
    group('Pages', (path) => !isArticle(path) && !isTool(path)),
    group('Tools that need no account', isTool),
    group('Articles', isArticle),
  ].join('\n');
}

/** RFC 9116. `expires` is an ISO 8601 time less than a year ahead. */
export function securityTxt(expires: string): string {
  return `Contact: mailto:${brand.supportEmail}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${printedOrigin}/.well-known/security.txt\n`;
}

export function webManifest(): string {
  const png = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify(
    {
      id: '/dashboard',
      name: brand.name,
      short_name: brand.name,
      description: brand.tagline,
      lang: 'en',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      share_target: {
        action: '/dashboard/ideas',
        method: 'GET',
        params: { title: 'shared-title', text: 'shared-text', url: 'shared-url' },
      },
      shortcuts: [
        { name: 'Write a post', url: '/dashboard/generate-post' },
        { name: 'Capture an idea', url: '/dashboard/ideas?capture=1' },
        { name: 'Open the calendar', url: '/dashboard/scheduled-posts' },
      ].map((shortcut) => ({ ...shortcut, icons: [png('icon-192', 192, 'any')] })),
      background_color: '#0e1013',
      theme_color: '#0e1013',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        png('icon-192', 192, 'any'),
        png('icon-512', 512, 'any'),
        png('icon-maskable-192', 192, 'maskable'),
        png('icon-maskable-512', 512, 'maskable'),
      ],
    },
    null,
    2,
  );
}

/** The blog as an Atom feed, newest first. */
export function feedXml(): string {
  const entries = articles.map(({ slug, title, description, published }) => {
    const address = `${printedOrigin}/blog/${slug}`;
    return `<entry><title>${escape(title)}</title><link href="${address}"/><id>${address}</id><updated>${published}T00:00:00Z</updated><summary>${escape(description)}</summary></entry>`;
  });
  const updated = articles[0]?.published ?? '2025-01-01';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>${brand.name}</title><link href="${printedOrigin}/blog"/><link rel="self" href="${printedOrigin}/blog/feed.xml"/><id>${printedOrigin}/blog</id><author><name>${brand.name}</name></author><updated>${updated}T00:00:00Z</updated>\n${entries.join('\n')}\n</feed>\n`;
}

/** RFC 9116 asks for less than a year, and every release rebuilds the file well within that. */
const expiryMs = 360 * 86_400_000;

/** Writes the files that search engines and other programs request: sitemap, feed and so on. */
export async function writeSiteFiles(
  folder: string,
  paths: readonly string[],
  pages: readonly PrintedPage[],
  now: number,
): Promise<void> {
  const wanted = listed(paths);
  const files = {
    'sitemap.xml': sitemapXml(paths),
    'robots.txt': robotsTxt(),
    'llms.txt': llmsTxt(pages.filter(({ path }) => wanted.includes(path))),
    'blog/feed.xml': feedXml(),
    'manifest.webmanifest': webManifest(),
    '.well-known/security.txt': securityTxt(new Date(now + expiryMs).toISOString()),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
