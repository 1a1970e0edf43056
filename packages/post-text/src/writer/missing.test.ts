import { describe, expect, it, test } from 'vitest';
import { writePost } from './write.ts';

const missing = (idea: string) => writePost({ idea }, { seed: 1 }).missing.join(' ');

it('a job that says where, what it pays and how to reach somebody is asked for none of it', () => {
  expect(
    missing('hiring 3 welders for our Ghent team. 3.400 € a month. whatsapp me 0470 111111'),
  ).not.toMatch(/Where is the work|pay\?|apply\?/);
  expect(missing('hiring 3 welders')).toMatch(
    /Where is the work done\? .*What does it pay\? .*How can people apply\?/,
  );
});

test.each([
  [
    'final year student, looking for an internship in Lyon from may. dm me',
    /What can you do that speaks for/,
  ],
  ['speaking at the Turin tram days on 4 May', /What will people take home/],
])('%s: what is asked fits what is told', (idea, asked) => {
  expect(missing(idea)).toMatch(asked);
  expect(missing(idea)).not.toMatch(/How did it come to|What do you make of it/);
});

describe('who looks for work', () => {
  const LAID_OFF =
    'laid off after 6 years in logistics, looking for ops manager role in Rotterdam, open to hybrid';

  it('is asked for a deed, what is not yet told of the role, and who should get in touch', () => {
    expect(writePost({ idea: LAID_OFF }, { seed: 1 }).missing).toEqual([
      'What did you do last that you are proud of, and which figure goes with it?',
      'From when can you start?',
      'Who should get in touch with you, and how?',
    ]);
    expect(missing('looking for a new role')).toContain(
      'Which role are you looking for, where, and from when?',
    );
  });

  it('is not asked again for what was told', () => {
    const told = missing(
      `${LAID_OFF} from May. Last thing i did was cut the backlog from 3 weeks to 4 days. dm me`,
    );
    expect(told).not.toMatch(/proud|start|get in touch/);
  });

  it.each(['my sister was laid off after 9 years, she is looking for a job in Leeds', 'my boss was fired'])(
    'is somebody else in %s',
    (idea) => expect(missing(idea)).toContain('would you like others to know?'),
  );

  it('opens a draft with the deed, and one with what is looked for', () => {
    const idea = `${LAID_OFF}. Last thing i did was cut the night shift returns backlog from 3 weeks to 4 days with two people and a whiteboard`;
    const openings = ([0, 1, 2] as const).map(
      (variant) => writePost({ idea }, { seed: 7, variant }).text.split('\n')[0],
    );
    expect(openings[1]).toMatch(/^Last thing I did was cut .* from 3 weeks to 4 days/);
    expect(openings[2]).toBe('Looking for ops manager role in Rotterdam, open to hybrid.');
  });
});

describe('notes that cannot become a clean post', () => {
  const HEAP = 'kitchen refurb. dust everywhere. tiles wrong. plumber (again). 6 weeks not 2. budget x2';

  it('stay lines in their order where they are scraps, and it is said', () => {
    const posts = ([0, 1, 2] as const).map((variant) => writePost({ idea: HEAP }, { seed: 1, variant }));
    const [first] = posts;
    expect(first?.text.replaceAll(/\s+/g, ' ')).toBe(
      'Kitchen refurb. Dust everywhere. Tiles wrong. Plumber (again). 6 weeks not 2. Budget x2.',
    );
    expect(new Set(posts.map(({ text }) => text)).size).toBe(1);
    expect(first?.missing.join()).toContain('write them out as sentences');
  });

  it('are told to be read through where their spelling was in a hurry', () =>
    expect(
      missing('teh custmer sayd it waz to slo nd we neded ot fix teh servr b4 fryday bt it wsa fine'),
    ).toContain('read it through'));

  it('are told to mix languages', () =>
    expect(
      missing('They asked for SSO again. Das ist nicht für alle. We said no to it. Le budget est serré.'),
    ).toContain('Your notes mix English, German and French'));

  it.each([
    'We cut the signup to one screen. 40 people were on the waitlist. Beta starts in June.',
    'Fri 18:00 doors\nSat 10:00 market\nSat 12:00 bread\nSun 9:30 course\nFree entry',
    '10 years of our clinic today. Started with 2 rooms. 31 people now. Thank you to Dr. Meera who said yes.',
    'speaking at the Hamburg Logistics Day on 12 November about empty trucks. come say hi, stand 14',
    'Q1 recap\nRevenue: up 9%\nTeam: 14 -> 17\nBest quarter since the flood',
  ])('is not said of %s', (idea) => expect(missing(idea)).not.toMatch(/scraps|slips|mix/));
});

test.each([
  'We launched Ledger 2 today. 340 people tried it and import is 4 times faster. Comment "ledger" for the migration guide.',
  'We cut onboarding from 9 days to 2. 41 customers tried it. Comment "guide" and I will send you the checklist.',
])('a call that gives something stays in every draft: %s', (idea) => {
  const call = idea.slice(idea.indexOf('Comment'));
  for (const variant of [0, 1, 2] as const)
    expect(writePost({ idea }, { seed: 7, variant }).text.endsWith(call)).toBe(true);
});

test('a call for a click alone is left out, and said to be', () => {
  const { text, missing } = writePost(
    { idea: 'We cut onboarding from 9 days to 2. 41 customers tried it. Like and share!' },
    { seed: 7 },
  );
  expect(text).not.toContain('share');
  expect(missing.join()).toContain('‘Like and share!’ was left out');
});

test('a list of nothing but scraps stays as it is, and is said to', () => {
  const idea = '- new warehouse\n- 3 docks\n- 40 people\n- no licence needed\n- coffee';
  const scraps = 'Your notes are mostly scraps without a verb';
  expect(writePost({ idea }, { seed: 7 }).missing.join()).toContain(scraps);
  // Asked for as a list, with a line that leads into it, or of whole sentences, it is one.
  expect(writePost({ idea, format: 'list' }, { seed: 7 }).missing.join()).not.toContain(scraps);
  expect(writePost({ idea: `What the new hall has:\n${idea}` }, { seed: 7 }).missing.join()).not.toContain(
    scraps,
  );
  const told = '- we moved in June\n- nobody lost a box\n- the docks are dry\n- coffee is free';
  expect(writePost({ idea: told }, { seed: 7 }).missing.join()).not.toContain(scraps);
});
