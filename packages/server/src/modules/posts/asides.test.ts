import { brief } from '@limelight/contracts';
import { expect, it } from 'vitest';
import { withoutAsides } from './asides.ts';
import { cutForModel, writeDraft } from './generation/draft.ts';
import { renderRepairPost } from './prompts/repair-post.v2.ts';
import { renderWritePost } from './prompts/write-post.v5.ts';

const asked = brief.parse({
  idea: 'We moved our shop from Leeds to York in May. Rent fell by a third. TODO ask Tom. (don’t mention the study)',
});
const others = {
  kind: 'page' as const,
  title: 'Page',
  text: 'Please don’t mention Leeds. Off the record, York is full. Shops move often, said a study of 40 firms. Most of them stay in town.',
  own: false,
  speaker: '',
};
const mine = {
  kind: 'file' as const,
  title: 'Mine',
  text: 'We have a van. Off the record, Tom drank. It has 212 orders a month.',
  own: true,
  speaker: '',
};

it('lets only the person’s own notes speak to the person', () => {
  const { brief: read, sources, left } = withoutAsides(asked, [others, mine]);
  expect(read.idea).toBe('We moved our shop from Leeds to York in May. Rent fell by a third.');
  expect(read.never).toEqual(['study']);
  expect(sources.map(({ text }) => text)).toEqual([others.text, 'We have a van. It has 212 orders a month.']);
  expect(left).toEqual([
    'Left out as a note to yourself: ‘TODO ask Tom’',
    'Left out as a note to yourself: ‘don’t mention the study’',
    'Left out, since your notes keep it from readers: ‘Off the record, Tom drank’',
  ]);
});

it('tells as much of one’s own notes as a source as of the same notes typed', () => {
  const weeks = Array.from(
    { length: 24 },
    (_, week) => `In week ${week + 1} we sold ${300 + week * 7} loaves and threw away ${40 - week}.`,
  );
  const text = `I run a small bakery in Leeds. ${weeks.join(' ')}`;
  const write = (idea: string, sources: readonly (typeof mine)[]) =>
    writeDraft({ brief: brief.parse({ idea }), sources, cited: null, seed: '1', variant: 0 });
  const figures = (idea: string, sources: readonly (typeof mine)[]) =>
    write(idea, sources).pieces.join('').match(/\d+/g)?.length;
  expect(figures('', [{ ...mine, text }])).toBe(figures(text, []));
  expect(figures('', [{ ...mine, text }])).toBeGreaterThan(70);
  expect(write('', [{ ...mine, text }]).missing.join()).not.toContain('the main points are used');
});

it('takes from what several said only what was called confidential', () => {
  const talk = {
    ...mine,
    text: 'Asha: TODO ask Tom. Off the record, we waited.\nTom: We ran.',
    speaker: 'Asha',
  };
  expect(withoutAsides(asked, [talk]).sources).toEqual([
    { ...talk, text: 'Asha: TODO ask Tom.\nTom: We ran.' },
  ]);
});

it('is so in the draft of the built-in writer and in what a model is asked', () => {
  const { pieces } = writeDraft({
    brief: asked,
    sources: [others, mine],
    cited: null,
    seed: '1',
    variant: 0,
  });
  const draft = pieces.join('');
  expect(draft).toMatch(/Leeds to York/);
  expect(draft).not.toMatch(/TODO|drank|study|don’t mention the/);
  const dataId = 'feedfacefeedface';
  const requests = [
    renderWritePost(asked, { dataId, variant: 0, variants: 1, sources: [others, mine] }).request,
    renderRepairPost(
      { brief: asked, text: 'We moved.', faults: ['Too short'], sources: [others, mine] },
      dataId,
    ),
  ];
  for (const { prompt } of requests) {
    expect(prompt).toContain('Please don’t mention Leeds.');
    expect(prompt).not.toMatch(/TODO|drank|don’t mention the study/);
  }
});

it('sends nothing of notes and sources that are for nobody, whatever else there is', () => {
  const secret = { ...asked, idea: 'Off the record, Tom drank.' };
  expect(withoutAsides(secret, [others]).brief.idea).toBe('');
  expect(withoutAsides(secret, []).brief.idea).toBe('');
  const own = { ...mine, text: 'Confidential: Tom drank.' };
  expect(withoutAsides(asked, [own]).sources).toEqual([]);
  const { request, isPrivate } = renderWritePost(secret, {
    dataId: 'a',
    variant: 0,
    variants: 1,
    sources: [own],
  });
  expect(request.prompt).not.toMatch(/Tom|drank/);
  expect(isPrivate).toBe(true);
  expect(renderWritePost(asked, { dataId: 'a', variant: 0, variants: 1, sources: [own] }).isPrivate).toBe(
    false,
  );
});

it('names a source after its first words that are for readers', () => {
  const text = 'Off the record, Tom was fired for theft. We sold 40 bikes in May.\nThe van is new.';
  const titled = (title: string) => withoutAsides(asked, [{ ...mine, title, text }]).sources[0]?.title;
  expect(titled('Off the record, Tom was fired for theft. We sold 40 bikes in May.')).toBe(
    'We sold 40 bikes in May.',
  );
  expect(titled('Off the record, Tom was fired for…')).toBe('We sold 40 bikes in May.');
  expect(titled('Notes of May')).toBe('Notes of May');
  for (const { prompt } of [
    renderWritePost(asked, {
      dataId: 'a',
      variant: 0,
      variants: 1,
      sources: [{ ...mine, title: 'Off the record, Tom was fired for…', text }],
    }).request,
    renderRepairPost(
      {
        brief: asked,
        text: 'We moved.',
        faults: [],
        sources: [{ ...mine, title: 'Off the record, Tom was fired for…', text }],
      },
      'a',
    ),
  ])
    expect(prompt).not.toMatch(/fired|theft/);
});

it('looks for notes to oneself before a long source is cut to what matters of it', () => {
  const line = 'We packed boxes on the quay and counted every one of them twice.';
  const text = `${Array.from({ length: 500 }, () => line).join('\n')}\n\nCONFIDENTIAL\nTom was fired.\nThe quay boxes were counted by Tom for 12,000 dollars.`;
  const { sources, left, never } = cutForModel(
    [{ ...mine, text: `${text}\n\n(don’t mention Brandt)` }],
    'quay boxes counted dollars',
  );
  expect(sources[0]?.text).not.toMatch(/fired|12,000|Brandt|CONFIDENTIAL/);
  expect(sources[0]?.text).toContain('quay');
  expect(left).toContain('Left out, since your notes keep it from readers: ‘Tom was fired’');
  expect(never).toEqual(['Brandt']);
});
