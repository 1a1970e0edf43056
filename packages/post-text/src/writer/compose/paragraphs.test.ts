import { expect, test } from 'vitest';
import { writePost } from '../write.ts';

const variants = [0, 1, 2] as const;

test('what was typed as one sentence stays in one paragraph', () => {
  for (const variant of variants)
    expect(
      writePost(
        {
          idea: 'After eleven years as a planner I was made redundant in October. I am looking for a planning role within an hour of Leeds, or remote. I know SAP, I have run planning meetings for three sites, and I cut stock-outs by 40%.',
          format: 'announcement',
        },
        { seed: 7, variant },
      ).text,
    ).toMatch(/I know SAP[,.] I have run/);
});

test('an announcement is no row of single lines', () => {
  for (const tone of ['plain', 'bold'] as const) {
    const { text } = writePost(
      {
        idea: 'We are launching Tidemark, a tide planner for small harbours. It goes live on 3 February. Twelve harbours tested it since August. It works offline, because most piers have no signal. It costs 30 pounds a month. My co-founder Ruth was a harbour master for 14 years.',
        format: 'announcement',
        tone,
      },
      { seed: 7 },
    );
    const lengths = text.split('\n\n').map((paragraph) => paragraph.split(/(?<=\.) /).length);
    expect(lengths.filter((count) => count === 1).length).toBeLessThanOrEqual(2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(3);
  }
});

test('notes that come in paragraphs keep them in the first draft', () => {
  const paragraphs = [
    'I opened a second shop in March. The first one had paid for it.',
    'It was not easier. Staff I had trained for years stayed at the first.',
    'She took the books. I took the mornings.',
    'Would I do it again, yes. Would I do it in the same year as a baby, no.',
  ];
  const { text } = writePost({ idea: paragraphs.join('\n\n') }, { seed: 7 });
  for (const paragraph of paragraphs.slice(1)) expect(text.split('\n\n')).toContain(paragraph);
});
