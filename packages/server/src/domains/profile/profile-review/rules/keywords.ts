import type { KeywordFit, ReviewedProfile } from '@limelight/contracts';
import { termsOf } from '../../../../platform/terms.ts';
import { holds, type Target } from './facts.ts';

const keywordLimit = 20;

/** The keywords of a target: the words of the role, then those that the job ad repeats, most frequent first. */
export function targetOf(role: string, jobAd: string): Target {
  const counts = new Map<string, number>();
  for (const term of termsOf(jobAd)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const repeated = [...counts]
    .filter(([term, count]) => count >= 2 && term.length > 2 && !/^\p{Nd}+$/u.test(term))
    .toSorted(([a, x], [b, y]) => y - x || b.length - a.length || (a < b ? -1 : 1))
    .map(([term]) => term);
  const ofRole = termsOf(role).filter((term) => term.length > 1);
  return { role: role.trim(), keywords: [...new Set([...ofRole, ...repeated])].slice(0, keywordLimit) };
}

/** The sections in which each keyword appears. `percent` counts keywords that appear anywhere. */
export function fitOf(profile: ReviewedProfile, { keywords }: Target): KeywordFit | null {
  if (keywords.length === 0) return null;
  const parts: readonly [KeywordFit['keywords'][number]['foundIn'][number], string][] = [
    ['headline', profile.headline],
    ['about', profile.about],
    [
      'experience',
      profile.experience.map(({ title, description }) => `${title ?? ''}\n${description ?? ''}`).join('\n'),
    ],
    ['skills', profile.skills.join('\n')],
  ];
  const found = keywords.map((keyword) => ({
    keyword,
    foundIn: parts.filter(([, text]) => holds(text, keyword)).map(([part]) => part),
  }));
  const there = found.filter(({ foundIn }) => foundIn.length > 0).length;
  return { percent: Math.round((100 * there) / found.length), keywords: found };
}
