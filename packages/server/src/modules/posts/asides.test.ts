import { brief } from '@limelight/contracts';
import { expect, it } from 'vitest';
import { withoutAsides } from './asides.ts';
import { writeDraft } from './generation/draft.ts';
import { renderRepairPost } from './prompts/repair-post.v2.ts';
import { renderWritePost } from './prompts/write-post.v4.ts';

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

it('sends nothing of notes that are for nobody, where there is something else to write from', () => {
  const secret = { ...asked, idea: 'Off the record, Tom drank.' };
  expect(withoutAsides(secret, [others]).brief.idea).toBe('');
  expect(withoutAsides(secret, []).brief.idea).toBe(secret.idea);
});
