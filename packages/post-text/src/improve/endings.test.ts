import { describe, expect, it } from 'vitest';
import { checkPost } from '../checks/check-post.ts';
import { unsupportedClaims } from '../checks/claims/unsupported-claims.ts';
import { GOALS } from '../writer/brief.ts';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import { writePost } from '../writer/write.ts';
import { closeWith, findEndings, judgeEndings } from './endings.ts';

const text = `We took four fields out of our sign-up form. Before, 41 in a hundred finished it; after, 63.

I had defended every one of them.

Which field would you drop first? Nobody missed the fields.

#forms`;

const posts = BRIEFS.filter((brief, index) => !brief.messy && index % 5 === 0).map(
  (brief) => writePost(brief, { seed: 5 }).text,
);

describe('endings by goal', () => {
  it.each(GOALS)(
    '%s: five for every post, that claim nothing and read like a person',
    { timeout: 30_000 },
    (goal) => {
      for (const post of posts) {
        const endings = findEndings(post, goal);
        expect(endings.length).toBe(5);
        expect(new Set(endings.map(({ line }) => line)).size).toBe(5);
        for (const { line, reason } of endings) {
          expect(reason).toMatch(/\.$/);
          expect(unsupportedClaims(line, post).map(({ message }) => message)).toEqual([]);
          if (post.includes(line)) continue;
          const tells = checkPost(closeWith(post, line)).filter((one) => one.group === 'tell');
          expect(tells.map(({ message }) => message)).toEqual([]);
        }
      }
    },
  );

  it('puts what the text holds before what would go with any', () => {
    const [first, second] = findEndings(text, 'comments');
    expect(first).toMatchObject({ pattern: 'own', line: 'Which field would you drop first?' });
    expect(second?.line).toContain('sign-up form');
    expect(findEndings(text, 'leads')[0]?.line).toContain('sign-up form');
  });

  it('asks nobody for a figure beside an illness', () => {
    const told = (what: string) => findEndings(`${what} took 14 weeks. I counted 31 visits.`, 'comments', 20);
    const lines = (what: string) => told(what).map(({ line }) => line);
    expect(lines('The new oven')).toContain('What is your figure?');
    expect(lines('My cancer')).not.toContain('What is your figure?');
  });

  it('moves an own sentence to the end and leaves the hashtags last', () => {
    const closed = closeWith(text, 'Which field would you drop first?');
    expect(closed).toMatch(/Nobody missed the fields\.\n\nWhich field would you drop first\?\n\n#forms$/);
    expect(closed.match(/Which field/g)).toHaveLength(1);
    expect(closeWith(closed, 'Which field would you drop first?')).toBe(closed);
  });

  it('takes the place of the question that ended the text', () => {
    const closed = closeWith(
      'We cut the form.\n\nIt worked.\n\nWhat about yours?',
      'Follow me, above all if you disagree.',
    );
    expect(closed).toBe('We cut the form.\n\nIt worked.\n\nFollow me, above all if you disagree.');
  });

  it('puts no English line under a text in another language', () => {
    const german =
      'Wir haben das Formular gekürzt und die Leute sind geblieben. Welches Feld würden Sie streichen?';
    expect(findEndings(german, 'comments').map(({ line }) => line)).toEqual([
      'Welches Feld würden Sie streichen?',
    ]);
    expect(findEndings(german, 'leads')).toEqual([]);
  });

  it('ranks what somebody else wrote by the goal', () => {
    const ranked = judgeEndings(['It was a good week.', 'Which field would you drop?'], text, 'comments');
    expect(ranked.map(({ line }) => line)).toEqual(['Which field would you drop?', 'It was a good week.']);
    expect(ranked[0]?.reason).toContain('field');
  });
});
