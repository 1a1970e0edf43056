import { expect, test } from 'vitest';
import { articlePaths, blogPaths, publicPaths } from './app/public-paths.ts';
import { articles, articleTags } from './content/blog/articles.ts';
import { printedOrigin } from '@limelight/contracts/catalog';
import { feedXml, llmsTxt, robotsTxt, securityTxt, sitemapXml, webManifest } from './site-files.ts';

test('the sitemap lists every page worth finding with its whole address, and no page of a flow', () => {
  const xml = sitemapXml(publicPaths);
  expect(xml).toContain('/ai-post-generator</loc>');
  expect(xml).toContain('/tools/profile-analyzer</loc>');
  expect(xml).not.toContain('/404<');
  expect(xml).not.toContain('callback');
  expect(xml.split(`<loc>${printedOrigin}/`).length - 1).toBe(xml.match(/<loc>/g)?.length);
});

test('robots are told where the sitemap is and to leave the dashboard alone', () => {
  const closed = [...robotsTxt().matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  expect(publicPaths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
  expect(robotsTxt()).toMatch(/Disallow: \/dashboard\n[\s\S]*Sitemap: https:\/\/.+\/sitemap\.xml/);
});

test('the other files say who is asked', () => {
  expect(securityTxt('2027-01-01T00:00:00.000Z')).toMatch(/^Contact: mailto:.+\nExpires: 2027-01-01/);
  const page = (path: string) => ({ path, title: `Title of ${path}`, description: 'What it holds.' });
  expect(llmsTxt(['/faq', '/tools/hook-generator', '/blog/a'].map(page))).toMatch(
    /## Pages[\s\S]*\[Title of \/faq\]\([^)]+\/faq\): What it holds\.[\s\S]*## Tools[\s\S]*hook[\s\S]*## Articles[\s\S]*\/blog\/a\)/,
  );
  expect(JSON.parse(webManifest())).toMatchObject({
    start_url: '/dashboard',
    display: 'standalone',
    share_target: { action: '/dashboard/ideas', params: { text: 'shared-text' } },
  });
});

test('every article and every tag has a page, and every article is in the feed', () => {
  expect(articles.length).toBeGreaterThanOrEqual(8);
  expect(articlePaths.toSorted()).toEqual(articles.map((article) => `/blog/${article.slug}`).toSorted());
  expect(blogPaths).toEqual(['/blog', ...Object.keys(articleTags).map((tag) => `/blog/tag/${tag}`)]);
  for (const { slug, tags } of articles) {
    expect(feedXml()).toContain(`/blog/${slug}</id>`);
    expect(tags.length).toBeGreaterThan(0);
  }
});
