import { expect, test } from 'vitest';
import { withoutIdleMasks } from './idle-masks.ts';

const mask = (id: string, size: number) =>
  `<mask id="${id}"><rect x="0" y="0" width="${size}" height="${size}" fill="#fff"/></mask>`;
const picture = (id: string) =>
  `<image x="10" y="10" width="80" height="80" href="data:," mask="url(#${id})"/>`;

test('a mask that hides nothing of its picture goes, and one that hides a part stays', () => {
  expect(withoutIdleMasks(`<svg>${mask('a', 100)}${picture('a')}${mask('b', 50)}${picture('b')}</svg>`)).toBe(
    `<svg>${picture('a').replace(' mask="url(#a)"', '')}${mask('b', 50)}${picture('b')}</svg>`,
  );
});

test('a mask stays for whatever else uses it', () => {
  const text = '<g mask="url(#a)"><path d="M0 0"/></g>';
  expect(withoutIdleMasks(`<svg>${mask('a', 100)}${picture('a')}${text}</svg>`)).toContain(mask('a', 100));
});
