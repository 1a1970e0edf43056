import { brand } from '@limelight/contracts/catalog';
import { writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { articles } from './content/blog/articles.ts';

/** Paths that are printed but are of no use to a search engine. */
const unlisted = [
  '/404',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/auth/callback/google',
  '/linkedin/callback',
];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The pages worth finding, of those that are printed. */
export const listed = (paths: readonly string[]) => paths.filter((path) => !unlisted.includes(path));

/** `sitemap.xml` of these paths. */
export function sitemapXml(paths: readonly string[]): string {
  const urls = listed(paths).map((path) => `<url><loc>${escape(brand.siteUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export function robotsTxt(): string {
  return `User-agent: *\nDisallow: /dashboard\nDisallow: /api\n\nSitemap: ${brand.siteUrl}/sitemap.xml\n`;
}

/** What the site holds, for programs that read rather than look. */
export function llmsTxt(paths: readonly string[]): string {
  const links = listed(paths).map((path) => `- ${brand.siteUrl}${path}`);
  return `# ${brand.name}\n\n> ${brand.tagline}. Writes LinkedIn posts from a person's own notes, shows them as the feed will, and publishes them when the person says so.\n\nQuestions: ${brand.supportEmail}\n\n## Pages\n\n${links.join('\n')}\n`;
}

/** RFC 9116; `expires` is an ISO time less than a year ahead. */
export function securityTxt(expires: string): string {
  return `Contact: mailto:${brand.supportEmail}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${brand.siteUrl}/.well-known/security.txt\n`;
}

export function webManifest(): string {
  return JSON.stringify(
    {
      name: brand.name,
      short_name: brand.name,
      description: brand.tagline,
      start_url: '/dashboard',
      display: 'standalone',
      background_color: '#0e1013',
      theme_color: '#0e1013',
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    },
    null,
    2,
  );
}

/** The blog as an Atom feed, newest first. */
export function feedXml(): string {
  const entries = articles.map(({ slug, title, description, published }) => {
    const address = `${brand.siteUrl}/blog/${slug}`;
    return `<entry><title>${escape(title)}</title><link href="${address}"/><id>${address}</id><updated>${published}T00:00:00Z</updated><summary>${escape(description)}</summary></entry>`;
  });
  const updated = articles[0]?.published ?? '2025-01-01';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>${brand.name}</title><link href="${brand.siteUrl}/blog"/><link rel="self" href="${brand.siteUrl}/blog/feed.xml"/><id>${brand.siteUrl}/blog</id><author><name>${brand.name}</name></author><updated>${updated}T00:00:00Z</updated>\n${entries.join('\n')}\n</feed>\n`;
}

const halfYearMs = 182 * 86_400_000;

/** Writes the files that search engines and other programs ask for beside the printed pages. */
export async function writeSiteFiles(folder: string, paths: readonly string[], now: number): Promise<void> {
  const files = {
    'sitemap.xml': sitemapXml(paths),
    'robots.txt': robotsTxt(),
    'llms.txt': llmsTxt(paths),
    'blog/feed.xml': feedXml(),
    'manifest.webmanifest': webManifest(),
    '.well-known/security.txt': securityTxt(new Date(now + halfYearMs).toISOString()),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
