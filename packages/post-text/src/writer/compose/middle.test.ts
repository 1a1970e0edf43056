import { describe, expect, it } from 'vitest';
import { writePost } from '../index.ts';
import { speaksOfUnknown } from './hanging.ts';

const FIRST = 'We tried one thing in our shop two years ago.';

describe('a line from the middle of the notes', () => {
  it.each([
    'Entry after 6 is free.',
    'Topic was AI in tax offices.',
    'Parking is behind the house.',
    'Start 4am, finish at noon.',
    'We start with a talk by the restorer.',
    "You don't have to book.",
    "We'd printed everything.",
    '71 companies had applied.',
    'The first two weeks were awful.',
    'What helps is changing position every half hour.',
    'What worked was a second key.',
    "Customer service didn't work.",
    'Nobody said anything.',
    'No one ever checked.',
    "I'll tell you tomorrow.",
    'The security team said yes in a day.',
    'The ones who stand all day come with knees instead.',
    '16 people hired.',
    'In 2020 we were closed for 7 months.',
  ])('does not open: %s', (line) => {
    expect(speaksOfUnknown([line], [FIRST])).toBe(true);
  });

  it.each([
    'We earn less per carrot and more per hour.',
    'Direct sale is a second job and nobody says so.',
    'We need drivers more than we need tins.',
    "A backup you've never restored is a hope.",
    'Everybody should know where their stopcock is.',
    "We're six people and nobody shouts.",
    'Nobody missed the fields.',
    'I had defended every one of them for years.',
    'What helps against back pain is a walk.',
    'Our first two weeks with a baby in the office were loud.',
    'Tickets sell themselves when the band is good.',
    'We start our day with the worst mail.',
    'My father had opened the shop in 1974.',
    'Our boss said no to 40 clients.',
    'We pay drivers for waiting instead of driving.',
    'Sick days went down by 21%.',
  ])('opens: %s', (line) => {
    expect(speaksOfUnknown([line], [FIRST])).toBe(false);
  });
});

const drafts = (idea: string, format: 'story' | 'lesson' | 'opinion' | 'how-to' | 'case-study') =>
  ([0, 1, 2] as const).map((variant) => writePost({ idea, format }, { seed: 7, variant }).text);

describe('a first sentence told in another way', () => {
  it('keeps its verb behind its figures', () => {
    const all = drafts(
      "We raised our price from 29 to 49 euros in March. I was sure we'd lose a quarter of our customers. We lost 11 out of 412. I should have done it two years earlier.",
      'lesson',
    ).join('\n');
    expect(all).not.toMatch(/^Our price:/m);
    expect(all).not.toMatch(/^How we raised/m);
    expect(all).toContain('From 29 to 49 euros: we raised our price in March.');
  });

  it('promises to tell how only where that is told', () => {
    const story = drafts(
      'I taught my first class in front of two people. One of them was my mum. I nearly cancelled. Today I had 34 in the room.',
      'story',
    );
    expect(story.join('\n')).not.toMatch(/^How I/m);
  });

  it('is no headline where it is taken back', () => {
    const all = drafts(
      "Remote work is better for everybody. My team of 9 has been remote since 2021. Two juniors left because they felt alone. So it's not better for everybody.",
      'opinion',
    ).join('\n');
    expect(all).not.toMatch(/^(?:Why|Is) remote/m);
  });

  it('does not ask the reader what it announces itself', () => {
    const all = drafts(
      'How we run our shift handover on the ward now. Everyone stands, no chairs. The sickest patient goes first. Each nurse gets 90 seconds.',
      'how-to',
    ).join('\n');
    expect(all).not.toMatch(/^How do you run/m);
  });

  it('keeps the time of a clause inside it', () => {
    const all = drafts(
      'I was thinking about the thing that happened on Tuesday. A driver slept in his van. We pay for a room now.',
      'story',
    ).join('\n');
    expect(all).not.toMatch(/^On Tuesday I/m);
  });
});
