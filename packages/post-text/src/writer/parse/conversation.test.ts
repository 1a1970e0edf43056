import { describe, expect, it } from 'vitest';
import type { Variant } from '../brief.ts';
import { writePost } from '../write.ts';

const variants: Variant[] = [0, 1, 2];
const drafts = (idea: string) => variants.map((variant) => writePost({ idea }, { seed: 1, variant }).text);

describe('a conversation in notes', () => {
  it.each([
    [
      'whose speakers have names alone',
      'Omar Tait: It failed at 3 in the morning. My boss said "That is your job. Go home." We threw away 240 kilos of fish.\nPetra Lang: Who noticed?\nOmar Tait: The baker next door. He came over at once.',
    ],
    [
      'whose speakers have names with particles',
      'Maria van der Berg: How did the cold room go?\nOmar al-Rashid: It failed at 3 in the morning.\nMaria van der Berg: Who noticed?\nOmar al-Rashid: The baker next door.',
    ],
    [
      'with a quotation on a line of its own',
      'Me: Why do you leave?\n“You open too late. I buy my bread at the petrol station.”\nMe: What if we open at five?\nCustomer: Then I come.',
    ],
    [
      'that goes on without the name',
      'Me: Why do you leave?\nCustomer: You open too late.\nI buy my bread at the petrol station.\nMe: What if we open at five?',
    ],
    ['that ends in a quotation', 'Me: I asked her what she would change.\n“The hours. Open at five.”'],
  ])('%s stands as it was told', (_, talk) => {
    for (const draft of drafts(`${talk}\n\nNow we open at five.`)) expect(draft).toContain(talk);
  });

  it('stands line under line where empty lines part it', () => {
    const talk = 'Me: Why do you leave?\n\nCustomer: You open too late.\n\nMe: What if we open at five?';
    for (const draft of drafts(talk)) expect(draft).toContain(talk.replaceAll('\n\n', '\n'));
  });

  it('is none where lines have labels and no speakers', () => {
    const labels = 'Problem: “Too late.”\nWe opened at nine.\nResult: “Great bread.”\nWe sell 60 loaves.';
    for (const draft of drafts(labels)) expect(draft).not.toContain(labels);
  });
});

it('a sentence goes on behind what it quotes', () => {
  const told = 'The baker said “Your alarm rings. It is loud.” and left. I got up.';
  for (const draft of drafts(told)) expect(draft).toContain('“Your alarm rings. It is loud.” and left.');
});
