import { describe, expect, it, test } from 'vitest';
import { writePost } from '../write.ts';
import { withoutWithdrawn } from './self-corrections.ts';
import { withoutStutters } from './stutters.ts';

const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('words begun twice and hums', () => {
  test.each([
    ['We had, we had to close.', 'We had to close.'],
    ['It was at, at noon.', 'It was at noon.'],
    ['They, um, they left.', 'They left.'],
    ['We sold it to, like, 40 people.', 'We sold it to 40 people.'],
    ['So I waited for, what was it, nine days.', 'So I waited for nine days.'],
    ['When it rained, right, nobody came.', 'When it rained, nobody came.'],
    ['Wir haben, äh, wir haben geschlossen.', 'Wir haben geschlossen.'],
    ['Ähm, das Haus ist alt.', 'Das Haus ist alt.'],
    ['Et euh on est parti.', 'Et on est parti.'],
    ['Nadie vino, ¿vale?', 'Nadie vino.'],
    ['But, um, Fridays were empty.', 'But Fridays were empty.'],
  ])('%s', (said, told) => expect(withoutStutters(said)).toBe(told));

  test('stay in what somebody is quoted with', () =>
    expect(withoutStutters('She said “I, I cannot, um, stay” twice.')).toBe(
      'She said “I, I cannot, um, stay” twice.',
    ));
});

describe('what is said twice and meant, or only looks so', () => {
  test.each([
    'It was very, very cold.',
    'No, no, no.',
    'I know, I know, it is late.',
    'We won, we won.',
    'We tried, we tried again.',
    'People like, share and save it.',
    'Turn left, right, and left.',
    'A dog, a dog with three legs, came.',
    'The more, the more it hurts.',
    'Step by step, step by step we went.',
    'He, she, they: all came.',
    'To be, or not to be.',
    'So, so tired.',
    'Was er sagt, er sagt es laut.',
    'In the end, in the end it held.',
    'Er, ich und du.',
    'You, you and you.',
    'The day, the day before, was hard.',
    'It works like, say, a lock.',
    'That is right, he said.',
    'Love, like, hate: all words.',
    'We got it right, the team and I.',
    'Er kommt um 9, um 10 ist Pause.',
    'Long, long ago.',
    'Never, never again.',
    'He said, he said no.',
    'I think, I think a lot.',
    'Yes, yes, it works.',
    'Come on, come on.',
    'Uh-huh, she said.',
    'Bye, bye.',
    'The shift was wrong, and so was I, I said five.',
    'What would you carry it in, in July?',
    'She is taller than I, I think.',
  ])('%s', (said) => expect(withoutStutters(said)).toBe(said));
});

describe('what is taken back at once', () => {
  test.each([
    ['The calf weighed 31 kilos, no sorry, 34.', 'The calf weighed 34 kilos.'],
    ['We trained for nine, no ten months.', 'We trained for ten months.'],
    ['Subió de 20 a 25 euros, no perdón, a 26.', 'Subió de 20 a 26 euros.'],
    ['Wir haben 40 Stühle, nein Moment, 42 Stühle.', 'Wir haben 42 Stühle.'],
    ['On a vendu 12 pots, non pardon, 14 pots.', 'On a vendu 14 pots.'],
    ['Gestern, nee vorgestern, kam Post.', 'Vorgestern kam Post.'],
    ['J’ai ouvert la semaine dernière, non pardon, l’an dernier.', 'J’ai ouvert l’an dernier.'],
  ])('%s', (said, told) => expect(withoutWithdrawn(said).text.toLowerCase()).toBe(told.toLowerCase()));

  test.each([
    'We have 3 dogs, no cats.',
    'It was 40, no more.',
    'We sold 12 lamps, no 2 alike.',
    'Is it six? No, seven came.',
    'I said six, no one came.',
    'In 2018 we had 40 chairs, no 2019 model.',
  ])('is not what only says no: %s', (said) => expect(withoutWithdrawn(said).text).toBe(said));

  it('a year in doubt is told', () => {
    const { text, missing } = writePost(
      { idea: 'We opened in Gent in 2016 (2015?). 90 chairs were mended.' },
      { seed: 4 },
    );
    expect(text).not.toMatch(/2015/);
    expect(missing.join()).toMatch(/2016 \(2015\?\)/);
  });
});

describe('a sentence is not torn', () => {
  it.each([
    'We found, I want to say, twelve faults by noon.',
    'Every boat I built in winter, six of them, we sold before May.',
    'Each letter she wrote at night, nine of them, he kept in a tin.',
  ])('%s', (said) => {
    const { text } = writePost({ idea: `We moved the yard to Emden. ${said} Nobody left.` }, { seed: 4 });
    expect(flat(text)).toContain(said);
  });

  it('that breaks off is left out and told', () => {
    const idea = 'Our choir sang on Sunday.\nFavourite moment: the boy who\nNobody clapped for ten seconds.';
    const { text, missing } = writePost({ idea }, { seed: 4 });
    expect(text).not.toMatch(/the boy who/);
    expect(missing.join()).toMatch(/the boy who/);
  });
});
