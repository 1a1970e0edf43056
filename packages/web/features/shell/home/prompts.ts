import type { Industry, ProfileData } from '@limelight/contracts';
import { questions, rolesIn, type Question } from '@limelight/contracts/questions';

type About = Pick<ProfileData, 'role' | 'headline' | 'goals'>;

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619) >>> 0;
  return value;
}

/**
 * Three questions for a day (YYYY-MM-DD), which change daily: those for the person's role first, and of these two from
 * their industry.
 */
export function promptsFor(day: string, about: About | undefined, industry: Industry | null): Question[] {
  const roles = rolesIn(`${about?.role ?? ''} ${about?.headline ?? ''} ${about?.goals ?? ''}`);
  const rank = ({ role, text }: Question) => (roles.has(role) ? 0 : 1) + hash(day + text) / 2 ** 32;
  const of = (one: Industry | null) =>
    questions.filter((question) => question.industry === one).toSorted((a, b) => rank(a) - rank(b));
  const own = industry === null ? [] : of(industry).slice(0, 2);
  return [...own, ...of(null)].slice(0, 3);
}
