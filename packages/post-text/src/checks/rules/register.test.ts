import { describe, expect, it } from 'vitest';
import { checkPost } from '../../index.ts';

const tellsOf = (text: string) =>
  checkPost(text)
    .filter(({ group }) => group === 'tell')
    .map(({ rule }) => rule);

const TOLD = '\n\nThe shed on Harrow Lane opens at 8.30 on Saturday. Ask for Wilma if the gate is shut.';

describe('the lines of a notice or a log are how such things are written', () => {
  it.each([
    ['opening hours', '🕗 Mon to Fri, 7.30 to 16.00\n🕘 Saturdays, 9 to 12\n🚫 Sundays: closed'],
    ['a way to a place', '→ tram 4 to Orchard Road\n→ past the bakery\n→ up the steps, ring twice'],
    ['states', '→ Lift 2: out of order\n→ Canteen: open\n→ Room 14: no change'],
    [
      'what changed',
      '-> /prices has the new list\n-> orders_old is read-only\n-> export.csv has a column more',
    ],
    ['prices', '🥔 Potatoes £1.20\n🥕 Carrots £0.90\n🧅 Onions £1.10'],
    ['who does what', 'Paint — Dagmar. Nails — Yusuf. Varnish — me. Tea — whoever is near.'],
    ['a log', '0510 up.\n\n0540 ice.\n\nNo wind.\n\n0610 lines cut.\n\nFog.\n\n0725 home.\n\nTea.\n\nBed.'],
    ['a column', 'Ostby — Lund 06.10\nLund — Ostby 07.00\nOstby — Lund 15.20\nLund — Ostby 16.05'],
    [
      'questions for an answer',
      'Do you own a van? Can you lift forty kilos? Are you free in May? If it’s three yeses, ring me.',
    ],
  ])('%s', (_, text) => {
    expect(tellsOf(text + TOLD)).toEqual([]);
  });

  it.each([
    ['arrow-bullets', '→ Believe in the plan\n→ Share every win\n→ Celebrate the small steps'],
    ['emoji-bullets', '🚀 Fewer meetings\n💡 Better questions\n🤝 More trust'],
    [
      'broken-lines',
      'I was tired.\n\nI sat down.\n\nShe came in.\n\nShe smiled.\n\nI got up.\n\nWe talked.\n\nWe cried.\n\nWe won.',
    ],
    ['stacked-fragments', 'No plan. No money. No sleep.'],
    ['arrow-bullets', '→ Own your mindset by 5.30\n→ Say no to 3 distractions\n→ Trust the process'],
    ['emoji-bullets', '🚀 Clarity by Monday\n💡 One insight a day\n🤝 Trust, always'],
    [
      'broken-lines',
      'Then silence.\n\nNo plan.\n\nNo budget.\n\nJust fear.\n\nAnd one question.\n\nThen hope.\n\nThen courage.\n\nThen growth.',
    ],
  ])('other lines of that shape are a tell among facts or not: %s', (rule, text) => {
    expect(tellsOf(text)).toEqual([rule]);
  });
});

describe('what may be honest alone is said in company', () => {
  const lines = '→ the long table\n→ the lamp from the hall, £4\n→ one box of spoons';

  it('is left alone where nothing else speaks, and said beside other tells', () => {
    expect(tellsOf(`What we carried over.\n\n${lines}${TOLD}`)).toEqual([]);
    const beside = tellsOf(
      `Most founders get this wrong.\n\n${lines}\n\nIt takes grit, grace, and gratitude.\n\nAgree? Let that sink in.${TOLD}`,
    );
    expect(beside).toContain('arrow-bullets');
    expect(beside.length).toBeGreaterThan(2);
  });
});

it('words that somebody else said, or that the writer denies, are not the writer’s', () => {
  expect(tellsOf('They sold us a seamless experience, as the brochure says.' + TOLD)).toEqual([]);
  expect(tellsOf('It isn’t seamless: you have to press twice.' + TOLD)).toEqual([]);
});
