import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../../testing/any-text.ts';
import { mediaIn } from './media-page.ts';

const at = 'https://video.example/watch/1';

it('finds the captions of a page whatever else is in it, in any order', () => {
  const others = fc.shuffledSubarray([
    '<meta name="description" content="Lamps">',
    '<script>var a = "{";</script>',
    '<script type="application/ld+json">{"@type":"Organization","name":</script>',
    '<script>var b = {"poster":"\\/p.jpg"};</script>',
    '<p>Text &amp; more</p>',
    '<video><source src="a.mp4"></video>',
  ]);
  const captions = fc.constantFrom(
    '<track kind="captions" src="/c/en.vtt?x=1">',
    '<TRACK KIND=subtitles SRC="../c/en.vtt?x=1">',
    '<track src="https://video.example/c/en.vtt?x=1">',
    '<script>play({"tracks":[{"file":"\\/c\\/en.vtt?x=1","label":"English"}]})</script>',
    '<script>var state = {"captions":"https:\\u002F\\u002Fvideo.example\\u002Fc\\u002Fen.vtt?x=1"};</script>',
    '<a href="/c/en.vtt?x=1">Captions</a>',
    '<script>ytInitialPlayerResponse = {"captions":{"playerCaptionsTracklistRenderer":{"captionTracks":[{"baseUrl":"/c/en.vtt?x=1"}]}}};</script>',
  );
  fc.assert(
    fc.property(others, others, captions, (before, after, one) => {
      const found = mediaIn([...before, one, ...after].join('\n'), at);
      expect(found?.captions[0]?.replace('&fmt=vtt', '')).toBe('https://video.example/c/en.vtt?x=1');
    }),
  );
});

it('reads the description of a site, with its player', () => {
  const json = {
    title: 'Lamps',
    description: 'Forty lamps.',
    html: '<iframe src="https://player.example/1?a=1&amp;b=2"></iframe>',
  };
  expect(mediaIn(JSON.stringify(json), at)).toMatchObject({
    isMedia: true,
    title: 'Lamps',
    description: 'Forty lamps.',
    players: ['https://player.example/1?a=1&b=2'],
  });
});

it('never gives an address of another protocol, and never fails', () => {
  const odd = fc.oneof(
    anyText({ maxLength: 400 }),
    fc.constantFrom(
      '<track kind=captions src="javascript:alert(1)//.vtt">',
      '<track kind=captions src="file:///etc/a.vtt">',
      '<link rel=alternate type="application/json+oembed" href="data:,x">',
      `<script>ytInitialPlayerResponse = ${'{"a":'.repeat(5_000)}</script>`,
      `<script type="application/ld+json">${'['.repeat(5_000)}</script>`,
      '{',
      `"${'a.vtt?'.repeat(3_000)}"`,
    ),
  );
  fc.assert(
    fc.property(odd, odd, (one, other) => {
      const found = mediaIn(`<p>${one}${other}`, at);
      for (const address of [...(found?.captions ?? []), ...(found?.players ?? []), ...(found?.feeds ?? [])])
        expect(address).toMatch(/^https?:/);
    }),
    { numRuns: 100 },
  );
});
