import { beforeAll, expect, it } from 'vitest';
import { buildBarePage, builtSite, mayAddBytes, scriptWeight } from './script-weight.ts';

let bare: number;
beforeAll(async () => {
  bare = await scriptWeight(await buildBarePage(), '/');
});

it.each(['/', '/pricing', '/faq', '/tools/post-generator'])(
  '%s loads at most 25 kB of script more than a bare page of the same stack',
  async (path) => {
    const weight = await scriptWeight(builtSite, path);
    expect(weight).toBeGreaterThan(0);
    expect(weight - bare).toBeLessThanOrEqual(mayAddBytes);
  },
);
