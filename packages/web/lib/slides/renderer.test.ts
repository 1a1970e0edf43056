import { noBrand, sampleSlides } from '@limelight/slides/catalog';
import { expect, test } from 'vitest';
import { SlideRenderer, type SlideOrder } from './renderer.ts';

const [slide] = sampleSlides();

function orderOf(design: string): SlideOrder {
  if (slide === undefined) throw new Error('There is no sample slide.');
  const look = { design, scheme: 'light', size: 'portrait', language: 'en', brand: noBrand } as const;
  return { look, slide, number: 1, total: 1 };
}

test('the slide being edited is drawn before the others, and once for all places that show it', () => {
  const drawn: string[] = [];
  const told: string[] = [];
  let hear: (data: unknown) => void = () => undefined;
  const renderer = new SlideRenderer({
    start(onMessage) {
      hear = onMessage;
      return { post: (message) => drawn.push(JSON.stringify(message)), stop: () => undefined };
    },
    picture: () => Promise.resolve(null),
    ownFont: () => Promise.resolve(null),
  });
  const ask = (place: string, design: string, first: boolean) =>
    renderer.draw(place, orderOf(design), first, () => told.push(place));
  ask('strip:1', 'spotlight', false);
  ask('strip:2', 'swiss', false);
  ask('stage', 'poster', true);
  ask('preview', 'poster', true);
  for (const id of [1, 2, 3]) hear({ id, pages: [] });
  expect(told).toEqual(['strip:1', 'stage', 'preview', 'strip:2']);
  expect(drawn.map((message) => /"design":"(\w+)"/.exec(message)?.[1])).toEqual([
    'spotlight',
    'poster',
    'swiss',
  ]);
});
