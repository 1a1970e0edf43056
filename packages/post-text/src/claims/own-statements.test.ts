import { describe, expect, it } from 'vitest';
import { datesIn, ownStatements } from './own-statements.ts';

const found = (text: string) => ownStatements(text).map(({ start, end }) => text.slice(start, end));

describe('what authors say of themselves', () => {
  it.each([
    'In March 2021 I moved our night shift from paper to scanners.',
    'We cut the time to the first delivery from 12 days to 4.',
    'I wrote 40 offers before anybody answered.',
    'Im Jahr 2019 habe ich mit meinem Team 300 Lager auf das neue System umgestellt.',
    'En 2020 nous avons ouvert trois entrepôts et je les ai dirigés pendant deux ans.',
    'Hemos reducido las devoluciones un 18 % en un año y lo cuento en cada reunión con el equipo.',
  ])('is offered: %s', (sentence) => {
    expect(found(sentence)).toEqual([sentence]);
  });

  it.each([
    ['advice', 'Send 3 messages a day and you will have 60 answers by the end of the month.'],
    ['a question', 'Have we really lost 40% of our customers in one year?'],
    ['a supposed case', 'If I had 10 people more, I would open a second warehouse in 2027.'],
    ['what others said', 'My manager told me that we had lost 40% of our orders in a year.'],
    ['a quotation', 'I heard him say “we lost 40% of our orders last year” in the meeting.'],
    ['what others did', 'The company opened 14 shops in 2021 and closed nine of them a year later.'],
    ['a gap', 'We cut the time to the first delivery to [How many days?] days in 2021.'],
    ['no figure and no date', 'I asked the people who work there every day, and they knew all of it.'],
    ['a language that is not recognised', 'Vuonna 2019 siirsimme 300 varastoa uuteen järjestelmään.'],
  ])('is not: %s', (_why, sentence) => {
    expect(found(sentence)).toEqual([]);
  });

  it('is dated by what the sentence itself says', () => {
    const dated = (sentence: string) => ownStatements(sentence)[0]?.happened;
    expect(dated('On 14 March 2021 we moved the night shift to scanners.')).toBe('2021-03-14');
    expect(dated('In March 2021 we moved the night shift to scanners.')).toBe('2021-03');
    expect(dated('In 2021 we moved 40 people to scanners.')).toBe('2021');
    expect(dated('Between 2019 and 2021 we moved 40 people to scanners.')).toBeNull();
    expect(dated('In March we moved 40 people to scanners.')).toBeNull();
    expect([...datesIn('From 3 May 2019 until June 2021 I was there.')].toSorted()).toEqual(
      ['m5d3', 'm5', 'm6', 'y2019', 'y2021'].toSorted(),
    );
  });
});
