import { expect, test } from 'vitest';
import { linkClaims, prepareSource, usedPassages } from './link-claims.ts';

const harbour = [
  'In the ten weeks before there were 61 calls after midnight, in the ten weeks after there were 19.',
  'In March the harbour tried something smaller.',
  'Mira Holm said: “Oddness had no place in the old form.”',
  'We were 61 people on two ships.',
].join(' ');
const notes = 'I moved four hand-overs to the afternoon. We are a team of 12.';
const sources = [prepareSource(harbour), prepareSource(notes)];

function told(text: string) {
  return linkClaims(text, sources).map(({ kind, text: words, supported, passage }) => {
    const from = passage && sources[passage.source]?.text.slice(passage.start, passage.end);
    return [kind, words, supported, from];
  });
}

test('each claim is linked to the passage it came from, the likest where several hold it', () => {
  expect(told('Calls after midnight fell from 61 to 19.')).toEqual([
    [
      'figure',
      '61',
      true,
      'In the ten weeks before there were 61 calls after midnight, in the ten weeks after there were 19.',
    ],
    [
      'figure',
      '19',
      true,
      'In the ten weeks before there were 61 calls after midnight, in the ten weeks after there were 19.',
    ],
  ]);
  expect(
    told('It began in March with “oddness had no place in the old form”, says Mira Holm.').map(
      (one) => one[0],
    ),
  ).toEqual(['date', 'quotation', 'name']);
  expect(told('Our team of 12 does the same.')[0]?.[3]).toBe('We are a team of 12.');
});

test('what no source holds is to be confirmed', () => {
  const claims = told('Calls fell by 80 %. We heard on 4 May from Tom Beck.');
  expect(claims.filter((one) => one[2] === false && one[0] !== 'first-person').map((one) => one[1])).toEqual([
    '80 %',
    '4 May',
    'Tom Beck',
  ]);
});

test('what the author did is linked, or asked about', () => {
  expect(
    told('I moved four hand-overs to the afternoon.').find((one) => one[0] === 'first-person')?.[2],
  ).toBe(true);
  expect(told('I cried in front of the whole board.').find((one) => one[0] === 'first-person')?.[2]).toBe(
    false,
  );
  const asked = told('Have I moved it? If we had known, we would have.');
  expect(asked.filter((one) => one[0] === 'first-person')).toEqual([]);
});

test('the passages of a draft are those its sentences came from', () => {
  const used = usedPassages(
    'Hand-overs can move to the afternoon. The harbour tried something smaller.',
    sources,
  );
  expect(used.map(({ source, start, end }) => sources[source]?.text.slice(start, end))).toEqual([
    'In March the harbour tried something smaller.',
    'I moved four hand-overs to the afternoon.',
  ]);
});
