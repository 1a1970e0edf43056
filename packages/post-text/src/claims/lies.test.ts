import { describe, expect, it } from 'vitest';
import { findClaims, leftOutOf } from '../index.ts';

const notes =
  'Shop audit in spring: load time 6.8 seconds, now 2.1. Conversion was 1.1%, now 1.6%.\n12k visitors, 190 orders in March. My colleague Jonas Weber does the books.\nThe team of a dozen met twice a week.';

const open = (text: string, material = notes) =>
  findClaims(text, [material]).flatMap(({ supported, text: claim }) => (supported ? [] : [claim]));

describe('a lie made of what the notes have', () => {
  it.each([
    ['Conversion went from 2.1% to 6.8%.', ['2.1%', '6.8%']],
    ['I cut 12 scripts and saved 190 euros.', ['12', '190 euros']],
    ['We won 14 new clients in 3 weeks.', ['14', '3 weeks']],
    ['I have audited hundreds of shops.', ['hundreds']],
    [
      'According to Google, half of visitors leave after three seconds.',
      ['According to Google', 'three seconds'],
    ],
    ['Studies show that every second costs seven percent of sales.', ['Studies show', 'seven percent']],
    ['Revenue doubled.', ['doubled']],
    ['My mother died the same winter.', ['My mother died the same winter.']],
    ['We met Jonas Weber, our head of sales, in the shop.', ['our head of sales']],
    ['“It never loaded this fast”, my client told me.', ['“It never loaded this fast”']],
    ['We finished in August.', ['August']],
    ['We had 190 visitors in March.', ['190']],
    ['I cried when it loaded.', ['I cried when it loaded.']],
    ['Mr Weber, our landlord, does the books.', ['our landlord']],
  ])('is marked: %j', (text, claims) => {
    expect(open(text)).toEqual(claims);
  });

  it.each([
    ['Wir haben vierzehn Kunden gewonnen.', 'Wir haben drei Kunden gewonnen.', ['vierzehn']],
    [
      'Laut einer Studie scheitert jede dritte Bewerbung.',
      'Wir haben drei Leute eingestellt.',
      ['Laut einer Studie'],
    ],
    [
      'Nuestras ventas se duplicaron en dos años.',
      'Vendemos quesos en la plaza.',
      ['duplicaron', 'dos años'],
    ],
    ['Nous étions quatre-vingt-dix à table.', 'Nous étions soixante à table.', ['quatre-vingt-dix']],
    ['हमने ५०० लोगों को बुलाया।', 'हमने पचास लोगों को बुलाया।', ['५००']],
    ['Abbiamo aperto ventitré negozi.', 'Abbiamo aperto due negozi.', ['ventitré']],
    ['We hebben tweehonderd klanten.', 'We hebben twintig klanten.', ['tweehonderd']],
    [
      'Nós fizemos trezentas entregas com uma carrinha.',
      'Nós fizemos trinta entregas com uma carrinha.',
      ['trezentas'],
    ],
    ['En nuestro taller vendimos novecientas bicis.', 'Vendimos noventa bicis.', ['novecientas']],
    ['एक अध्ययन के अनुसार लोग चाय पीते हैं।', 'लोग चाय पीते हैं।', ['के अनुसार लोग चाय']],
    ['Secondo Booking, molti ospiti dormono.', 'Gli ospiti dormono.', ['Secondo Booking']],
  ])('is marked in every language: %j', (text, material, claims) => {
    expect(open(text, material)).toEqual(claims);
  });
});

it.each([
  ['Conversion rose from 1.1 to 1.6 percent with 12,000 visitors.', notes],
  ['Twelve people met twice a week.', notes],
  ['Churn is halved.', 'Churn fell from 10% to 5%.'],
  ['We needed 14 days.', 'It took us two weeks.'],
  ['Das waren 12 Leute und 3,5 Mio. Euro.', 'Wir waren zwölf Leute mit 3.500.000 Euro.'],
  ['नौ दिन में 50 लोग आए।', '९ दिन, पचास लोग'],
  ['I am a Registered Veterinary Nurse.', 'RVN since may'],
  ['In May I passed.', 'RVN since may'],
  ['Our prices went up by six per cent.', 'prices +6%'],
  ['Eso cuesta 1.200 euros.', 'precio: 1200 €'],
  ['A girl of six or seven at the tin asked.', 'girl 6-7 yrs asked'],
  ['Two shops in York.', '5 shops in Leeds, 2 in York'],
])('what the notes say in another way is known: %j', (text, material) => {
  expect(open(text, material)).toEqual([]);
});

it.each([
  'Say: “We’d love your support at our next event.”',
  '❌ “We’d love your support at our next event.”',
  'Instead of “We are the best in town”, write what you did.',
  'Ask three customers before you build.',
  'If you lose 4 clients, call them.',
  'Would you have 15 minutes next week?',
  'Then the report says so, and nobody can blame you.',
  'S’il manquait quelque chose dans l’assiette, dites-le.',
  'Say a team of five adds an export. The change has 900 lines, and a reviewer asks on Thursday.',
  'Angenommen, jemand verliebt sich in ein Bild. Dann kommt er um zehn und sieht die Straße.',
  'Ask:\n\n“What did you do more often than usual?”\n\n“Where would you look in the next hour?”',
])('an example or advice claims nothing: %j', (text) => {
  expect(open(text)).toEqual([]);
});

it('ends a supposed case with its paragraph, and at what the author says of themselves', () => {
  expect(open('Say a team of five adds an export. It has 900 lines. We had 700.')).toEqual(['700']);
  expect(open('Say a team of five adds an export.\n\nThe change has 900 lines.')).toEqual(['900']);
});

it('takes the number of its own list for no claim', () => {
  expect(open('I learnt 3 lessons:\n\n1. Ask.\n2. Wait.\n3. Listen.')).toEqual([]);
});

it('shows the clause that says so, not another with the same number', () => {
  const material =
    'I was in the shop until 11pm every night. We shipped 11 features, and churn fell to 4%. Average error 4 cm.';
  const passages = findClaims('We shipped eleven features. Churn is at 4 percent.', [material]).map(
    ({ passage }) => (passage === null ? null : material.slice(passage.start, passage.end)),
  );
  expect(passages).toEqual(['We shipped 11 features', 'churn fell to 4%']);
});

it('lists what the post leaves out: figures, dates and names', () => {
  const material =
    'Opened the bakery in 1998.\nSold 300 loaves a day.\nEverybody likes bread.\nI work with Ana Lopez there.';
  expect(leftOutOf('We sold three hundred loaves a day.', material)).toEqual([
    'Opened the bakery in 1998.',
    'I work with Ana Lopez there.',
  ]);
});

it('takes what was compared for a claim, and what is only supposed for none', () => {
  const figures = (text: string) => findClaims(text, ['We moved the desk.']).map((claim) => claim.text);
  expect(figures('Returns took 3.5 minutes instead of eleven.')).toEqual(['3.5 minutes', 'eleven']);
  expect(figures('Instead of ten calls a day, try one.')).toEqual([]);
});
