import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { png } from '../testing/files.ts';
import { connect, sandboxAt, type Author } from '../testing/linkedin-calls.ts';
import { foldText } from './post-text.ts';

let world: Awaited<ReturnType<typeof sandboxAt>>;
let asha: Author;
beforeAll(async () => {
  world = await sandboxAt();
});
afterAll(() => world.sandbox.close());
beforeEach(async () => {
  await world.sandbox.control.reset();
  asha = await connect(world.sandbox);
});

async function page(path: string) {
  const response = await fetch(`${world.sandbox.linkedinUrl}${path}`);
  return {
    status: response.status,
    html: (await response.text()).replaceAll(/\s+/g, ' '),
    headers: response.headers,
  };
}

describe('6 permalink', () => {
  test.each(['share', 'activity'])(
    'by %s URN, raw or encoded, with or without the last slash',
    async (kind) => {
      const urn = await asha.publish('find me');
      const post = await world.sandbox.control.linkedin.findPost(urn);
      const named = (kind === 'share' ? urn : post?.activityUrn) ?? '';
      for (const path of [named, `${named}/`, encodeURIComponent(named), `${encodeURIComponent(named)}/`]) {
        const { status, html } = await page(`/feed/update/${path}`);
        expect(status).toBe(200);
        expect(html).toContain('find me');
      }
    },
  );

  test('a deleted or unknown post is not shown', async () => {
    const urn = await asha.publish('gone soon');
    await asha.remove(urn);
    expect((await page(`/feed/update/${urn}`)).status).toBe(404);
    expect((await page('/feed/update/urn:li:share:1')).status).toBe(404);
  });
});

describe('7 the feed', () => {
  test('shows newest first what a reader would see, safely', async () => {
    await asha.publish('older');
    world.pass(60_000);
    const urn = await asha.publish(
      String.raw`Safe \<script\> & "quotes" {hashtag|\#|growth} https://example.com/a\_b end`,
    );
    const { html, headers } = await page('/feed');
    expect(html.indexOf('Safe')).toBeLessThan(html.indexOf('older'));
    expect(html).toContain('Safe &lt;script&gt; &amp; &quot;quotes&quot;');
    expect(html).toContain('href="/linkedin/feed?tag=growth" >#growth</a'.replace(' >', '>'));
    expect(html).toContain('href="https://example.com/a_b"');
    expect(html).toContain('Stand-in for LinkedIn');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('set-cookie')).toBeNull();
    await asha.edit(urn, { commentary: 'changed' });
    expect((await page('/feed')).html).toContain('Edited');
  });

  test('folds after three lines, counting blank ones', () => {
    expect(foldText('one\ntwo\nthree')).toBeUndefined();
    expect(foldText('one\n\nthree\nfour')).toBe('one\n\nthree');
    const long = 'word '.repeat(60).trim();
    const head = foldText(long) ?? '';
    expect(long.startsWith(head)).toBe(true);
    expect(head.length).toBeGreaterThan(180);
    expect(head.length).toBeLessThan(220);
  });

  test('shows pictures with their alt text', async () => {
    const { urn, uploadUrl } = await asha.initialize('image');
    await asha.put(uploadUrl, png());
    await asha.publish('look', { content: { media: { id: urn, altText: 'A "quoted" gradient' } } });
    const { html } = await page('/feed');
    expect(html).toContain('alt="A &quot;quoted&quot; gradient"');
    const source = /src="(\/linkedin\/media\/asset\/[^"]+)"/.exec(html)?.[1] ?? '';
    const picture = await fetch(`${world.sandbox.url}${source}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer()).equals(png())).toBe(true);
  });

  test('is empty in words', async () => {
    expect((await page('/feed')).html).toContain('Nothing has been published here yet');
  });
});
