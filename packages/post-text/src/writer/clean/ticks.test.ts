import { describe, expect, it } from 'vitest';
import { writePost } from '../write.ts';
import { readTicks } from './ticks.ts';

const written = (idea: string) => {
  const { text, missing } = writePost(
    {
      idea,
      format: 'auto',
      tone: 'plain',
      audience: '',
      length: 'auto',
      language: 'auto',
      goal: 'none',
      callToAction: '',
      mustSay: [],
      never: [],
    },
    { seed: 7, variant: 0 },
  );
  return { text, missing: missing.join('\n') };
};

describe('a checklist in notes', () => {
  it('tells what is done, and keeps what is still to be done to its author', () => {
    const { text, missing } = written(
      'Our offsite:\n- [x] agreed on 3 prices\n- [X] killed the mobile app, 2 people used it\n- [ ] hire a designer\n- [ ] ask Tom about the budget\n\nBiggest surprise: nobody defended the app.',
    );
    for (const fact of ['3 prices', 'the mobile app', 'nobody defended']) expect(text).toContain(fact);
    expect(text).not.toMatch(/designer|Tom|\[|TODO/);
    expect(missing).toContain('hire a designer');
  });

  it('is one for readers where nothing is ticked', () => {
    const { text } = written(
      'Before you leave a flat:\n- [ ] water off\n- [ ] gas off\n- [ ] photos of 4 meters',
    );
    for (const item of ['Water off', 'Gas off', 'Photos of 4 meters'])
      expect(text).toMatch(new RegExp(item, 'i'));
    expect(text).not.toContain('[');
  });

  it.each(['I asked [name] of the shop. Then [x] stood for nothing.', 'An array [ ] of [x] and [y].'])(
    'is none in running text: %s',
    (notes) => expect(readTicks(notes)).toBe(notes),
  );
});
