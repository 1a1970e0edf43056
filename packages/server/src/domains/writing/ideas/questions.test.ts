import { industries } from '@limelight/contracts';
import { questionRoles, questions } from '@limelight/contracts/questions';
import { shinglesOf, similarity } from '@limelight/post-text';
import { describe, expect, it } from 'vitest';
import { comingDays } from './rules/dates.ts';

describe('the questions', () => {
  it('are at least 300, with enough for every industry and role', () => {
    expect(questions.length).toBeGreaterThanOrEqual(300);
    const few = industries.filter(
      (name) => questions.filter(({ industry }) => industry === name).length < 15,
    );
    expect(few).toEqual([]);
    const lacking = Object.keys(questionRoles).filter((name) => {
      const asked = questions.filter(({ role }) => role === name);
      const general = asked.filter(({ industry }) => industry === null).length;
      return general < 5 || new Set(asked.map(({ industry }) => industry)).size <= industries.length;
    });
    expect(lacking).toEqual([]);
  });

  it('are questions of their own and no template with another noun', () => {
    const shingles = questions.map(({ text }) => shinglesOf(text));
    const alike = questions.flatMap(({ text }, index) =>
      questions
        .slice(0, index)
        .filter((_, other) => similarity(shingles[index] ?? new Set(), shingles[other] ?? new Set()) > 0.25)
        .map((other) => [text, other.text]),
    );
    expect(alike).toEqual([]);
    const beginnings = Map.groupBy(questions, ({ text }) => text.split(' ').slice(0, 4).join(' '));
    const repeated = [...beginnings].filter(([, all]) => all.length > 3).map(([words]) => words);
    expect(repeated).toEqual([]);
    for (const { text } of questions) {
      expect(text).toMatch(/^\p{Lu}.*\?$/u);
      expect(text.length).toBeLessThanOrEqual(115);
    }
  });
});

describe('the days of the year', () => {
  it('come with the right date, those of a weekday too', () => {
    const named = (today: string, name: string) =>
      comingDays(today, 'Technology', 40).find((day) => day.name === name)?.date;
    expect(named('2026-05-01', 'Global Accessibility Awareness Day')).toBe('2026-05-21');
    expect(named('2026-07-10', 'System Administrator Appreciation Day')).toBe('2026-07-31');
    expect(named('2026-12-20', 'The first full week of the year')).toBe('2027-01-05');
    expect(comingDays('2026-10-01', 'Real Estate', 5)[0]).toMatchObject({ date: '2026-10-05', days: 4 });
    expect(comingDays('2026-10-01', null, 14).map(({ name }) => name)).toEqual(['World Mental Health Day']);
    for (let day = 0; day < 365; day += 7) {
      const today = Temporal.PlainDate.from('2027-01-01').add({ days: day }).toString();
      const coming = comingDays(today, 'Education', 90);
      expect(coming.length).toBeGreaterThan(0);
    }
  });
});
