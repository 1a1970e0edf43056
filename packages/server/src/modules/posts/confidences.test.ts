import { brief } from '@limelight/contracts';
import { expect, it } from 'vitest';
import { cutForModel, writeDraft } from './generation/draft.ts';
import { renderWritePost } from './prompts/write-post.v5.ts';

const asked = brief.parse({ idea: '' });
const call = {
  kind: 'transcript' as const,
  title: 'Call',
  text: [
    'Asha: We had 48 orders the first day. Before it was like 30.',
    'Tom: I asked the people in the warehouse first, and they knew why parcels come back.',
    'Asha: Don’t share the order numbers outside, please, that’s confidential.',
    'Tom: Sure. I spent two days packing boxes with Ilse. I learned more there than in six workshops.',
  ].join('\n'),
  own: true,
  speaker: 'Tom',
};
const told =
  'Left out, since it was called confidential in the conversation: ‘We had 48 orders the first day.’';

it.each([0, 1, 2])(
  'keeps what was called confidential in a conversation out of draft %i, and says so',
  (variant) => {
    const { pieces, missing } = writeDraft({
      brief: asked,
      sources: [call],
      cited: null,
      seed: 'a',
      variant,
    });
    const text = pieces.join('');
    expect(text).toContain('packing boxes with Ilse');
    expect(text).not.toMatch(/48|\b30\b|confidential|Sure|^I learned more there/);
    expect(missing).toContain(told);
  },
);

it('sends none of it to a model, however long the conversation is', () => {
  const long = Array.from({ length: 900 }, (_, at) => `Tom: I packed box ${at} of the quay with Ilse.`).join(
    '\n',
  );
  for (const text of [call.text, `${call.text}\n${long}`]) {
    const { sources, left } = cutForModel([{ ...call, text }], 'orders');
    expect(left).toContain(told);
    expect(sources[0]?.text).not.toMatch(/48 orders|like 30/);
    expect(sources[0]?.text).toContain('box');
  }
  const {
    request: { prompt, system },
  } = renderWritePost(asked, {
    dataId: 'a',
    variant: 0,
    variants: 1,
    sources: [call],
  });
  expect(prompt).not.toMatch(/48 orders|like 30/);
  expect(prompt).toContain('packing boxes with Ilse');
  expect(system).toContain('called confidential');
});
