import {
  evidenceOnce,
  firstSteps,
  reviewedProfile,
  reviewedSections,
  stateOf,
  titleOf,
  type ReviewedProfile,
} from '@limelight/contracts';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { openClaimsIn } from '@limelight/post-text';
import { materialOf, withRewrites } from '../prompts.ts';
import { reportPdf } from '../report-pdf.ts';
import { fitOf, targetOf } from './keywords.ts';
import { allChecks, checkProfile, scoreOf } from './review.ts';
import { anyText } from '../../../../testing/any-text.ts';

const today = '2026-11';
const nobody = targetOf('', '');

const full: ReviewedProfile = reviewedProfile.parse({
  name: 'Ruth Adeyemi',
  headline: 'Operations consultant for warehouses | Faster picking without a new building',
  location: 'Hull, England',
  about:
    'I help small warehouses ship more without buying another building.\n\nBefore that I spent 14 years on the floor and just above it. I know who is called at five in the morning, and I plan for that person.\n\nLast year eleven sites cut their picking errors by 41% with a change that took a weekend.\n\nWrite to ruth@example.com if stock exists in your system and nowhere else.',
  experience: [
    {
      company: 'Own practice',
      title: 'Operations consultant',
      start: '2021-03',
      description:
        'Warehouse operations for firms of 10 to 200 people.\nCut picking errors by 41% at eleven sites in one year.\nRewrote the inventory count so that it takes one evening instead of a closed weekend. Trained 60 shift leads in process improvement.',
    },
    {
      company: 'Humber Goods',
      title: 'Site manager',
      start: '2014-01',
      end: '2021-02',
      description: 'Ran a site of 85 people.',
    },
  ],
  education: [{ school: 'Hull College', degree: 'HND', field: 'Logistics', start: '2004', end: '2006' }],
  skills: ['Warehouse Operations', 'Process Improvement', 'Inventory'],
  languages: ['English'],
  certifications: ['Stock control, level 4'],
  websites: ['https://ruth.example.com'],
  profileUrl: 'https://www.linkedin.com/in/ruthadeyemi',
});

const failed = (profile: ReviewedProfile) =>
  checkProfile(profile, nobody, today)
    .filter((check) => stateOf(check) === 'failed')
    .map(({ id }) => id);

describe('the checks of a profile', () => {
  it('are at least 40, cover every section, and have names of their own', () => {
    expect(checkProfile(full, nobody, today).length).toBeGreaterThanOrEqual(40);
    expect(new Set(allChecks.map(({ id }) => id)).size).toBe(allChecks.length);
    expect(new Set(allChecks.map(({ section }) => section))).toEqual(new Set(reviewedSections));
  });

  it('pass a good profile and say what they saw', () => {
    const checks = checkProfile(full, nobody, today);
    expect(failed(full)).toEqual([]);
    expect(scoreOf(checks)).toBe(100);
    expect(checks.find(({ id }) => id === 'experience.result')?.evidence).toContain('10 to 200 people');
    expect(checks.find(({ id }) => id === 'photo.present')).toMatchObject({ known: false, passed: false });
  });

  it('count what the person answers', () => {
    const answered = { ...full, shown: { ...full.shown, photo: true, banner: false } };
    const checks = checkProfile(answered, nobody, today);
    expect(checks.find(({ id }) => id === 'photo.present')).toMatchObject({ known: true, passed: true });
    expect(checks.find(({ id }) => id === 'banner.own')).toMatchObject({ known: true, passed: false });
    expect(scoreOf(checks)).toBeLessThan(100);
  });

  it.each([
    [{ headline: 'Operations consultant at Own practice' }, ['headline.length', 'headline.own-words']],
    [{ about: `${full.about}\n\nRuth Adeyemi is a consultant.` }, ['about.first-person']],
    [{ skills: ['Juggling', 'juggling', 'Chess'] }, ['skills.used', 'skills.distinct']],
    [{ profileUrl: 'https://www.linkedin.com/in/ruth-adeyemi-9a81b2c3/' }, ['basics.address']],
    [{ name: 'Ruth Adeyemi 🚀' }, ['basics.name']],
    [
      { experience: full.experience.map((role) => ({ ...role, end: role.end ?? '2023-01' })) },
      ['experience.current'],
    ],
  ])('find what is wrong in %j', (change, ids) => {
    expect(failed({ ...full, ...change })).toEqual(expect.arrayContaining(ids));
  });

  it('make one finding of one empty field, without raising the score', () => {
    expect(failed({ ...full, about: '' })).toEqual(['about.present']);
    const [current, ...others] = full.experience;
    const bare = [{ ...current, description: null }, ...others];
    const undescribed = reviewedProfile.parse({ ...full, experience: bare });
    expect(failed(undescribed).filter((id) => id.startsWith('experience.'))).toEqual([
      'experience.described',
    ]);
    const empty = checkProfile({ ...full, about: '' }, nobody, today);
    expect(empty.filter((check) => stateOf(check) === 'empty')).toHaveLength(9);
    const mediocre = { ...full, about: 'I plan warehouses.' };
    expect(scoreOf(empty)).toBeLessThan(scoreOf(checkProfile(mediocre, nobody, today)));
  });

  it('name problems instead of broken rules, start with different sections, and never contradict themselves', () => {
    const weak = reviewedProfile.parse({
      name: 'Ruth Adeyemi',
      experience: [
        { title: 'Owner', company: 'Own practice', start: '2021' },
        { title: 'Executive', company: 'Bluegate', start: '2020', end: '2021' },
        ...full.experience.map((role) => ({ ...role, end: '2020' })),
        { ...full.experience[1], description: 'Led 3 sites.' },
      ],
    });
    const checks = checkProfile(weak, nobody, today);
    const first = firstSteps(checks, 3);
    expect(new Set(first.map(({ section }) => section)).size).toBe(3);
    expect(first.map(titleOf)).toContain('Your About section is empty');
    const recent = checks.find(({ id }) => id === 'experience.recent');
    expect(recent).toMatchObject({ passed: true });
    expect(recent?.evidence).toBe(
      '3 of 4 earlier roles of the last ten years are described. The others: Executive at Bluegate.',
    );
    const long = checkProfile(full, nobody, today).filter(({ section }) => section === 'headline');
    const seen = [...evidenceOnce(long).values()].join('\n');
    expect(seen.split(full.headline)).toHaveLength(2);
  });

  it('mark a text to paste that claims what the profile does not, and print it once', async () => {
    const about = 'I led 7 sites for Northgate Foods. Write to ruth@example.com.';
    const profile = { ...full, headline: 'Consultant' };
    const answer = { headline: 'Operations consultant', about, role: '' };
    const checks = withRewrites(
      checkProfile({ ...profile, about: '' }, nobody, today),
      answer,
      openClaimsIn(about, materialOf(profile)),
    );
    const unsupported =
      checks.find(({ section, rewrite }) => section === 'about' && rewrite)?.unsupported ?? [];
    expect(unsupported.join(' ')).toMatch(/7/);
    expect(unsupported.join(' ')).not.toContain('ruth@');
    const report = { id: '1', userId: '1', targetRole: '', score: 40, fit: null, createdAt: new Date(0) };
    const pdf = await reportPdf({ ...report, checks, profile });
    const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    expect(words.split('I led 7 sites')).toHaveLength(2);
    expect(words).toContain('check before you paste');
    expect(words).toContain('Not applicable until then: The About section says enough;');
    // What no file shows is said once, not with every check.
    expect(words.split('does not show them')).toHaveLength(2);
  });

  it('come to a report in the scripts of the profile, with every page numbered', async () => {
    const profile = { ...full, name: '林晓雯 🚀 Zoë Łukasz' };
    const checks = checkProfile(profile, nobody, today);
    const report = { id: '1', userId: '1', targetRole: '', score: 40, fit: null, createdAt: new Date(0) };
    const pdf = await getDocumentProxy(await reportPdf({ ...report, checks, profile }));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain('林晓雯 Zoë Łukasz');
    expect(text).not.toContain('🚀');
    expect(text).toContain(`${pdf.numPages} of ${pdf.numPages}`);
    // Headline, what to do first and the score are on the first page.
    const { text: pages } = await extractText(pdf);
    for (const words of ['林晓雯', 'What to do first', 'of 100', 'Section by section'])
      expect(pages[0]).toContain(words);
  });

  it('find a gap between roles that do not overlap, and none inside a longer one', () => {
    const [current, site] = full.experience;
    const roles = [current, { ...site, end: '2017-01' }].filter((role) => role !== undefined);
    expect(failed(reviewedProfile.parse({ ...full, experience: roles }))).toContain('experience.gaps');
    const long = reviewedProfile.parse({
      ...full,
      experience: [...roles, { title: 'Trustee', company: 'Hull Food Bank', start: '2010-01' }],
    });
    expect(failed(long)).not.toContain('experience.gaps');
  });

  it('hold for any profile', () => {
    const text = fc.oneof(fc.string({ maxLength: 300 }), anyText({ maxLength: 80 }));
    const date = fc.oneof(fc.constant(null), fc.integer({ min: 1950, max: 2030 }).map(String));
    const profile = fc.record({
      name: text,
      headline: text,
      about: text,
      skills: fc.array(text, { maxLength: 5 }),
      experience: fc.array(
        fc.record({
          title: fc.option(text),
          company: fc.option(text),
          start: date,
          end: date,
          description: fc.option(text),
          location: fc.constant(null),
        }),
        { maxLength: 4 },
      ),
    });
    const outcome = fc.check(
      fc.property(profile, text, (given, words) => {
        const checks = checkProfile({ ...full, ...given }, targetOf(words, words), today);
        const score = scoreOf(checks);
        return (
          checks.length >= 40 && score >= 0 && score <= 100 && checks.every(({ evidence }) => evidence !== '')
        );
      }),
      { numRuns: 150 },
    );
    expect(outcome.failed).toBe(false);
  });

  it('take time in proportion to a text of the greatest length', () => {
    const started = performance.now();
    for (const letter of ['a', '1', '-', 'a@', ' '])
      checkProfile(
        {
          ...full,
          about: letter.repeat(20_000).slice(0, 20_000),
          profileUrl: `https://x.example/${'a-1'.repeat(600)}`,
        },
        nobody,
        today,
      );
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

describe('the fit with a target', () => {
  const ad =
    'We are looking for an operations manager. You know warehouse operations and Python. Operations means inventory, Python scripts and people. You enjoy people.';

  it('takes the words of the role and those that the ad repeats, not function words', () => {
    expect(targetOf('Operations Manager', ad).keywords).toEqual([
      'operations',
      'manager',
      'people',
      'python',
    ]);
  });

  it('says where each keyword is', () => {
    const fit = fitOf(full, targetOf('Operations Manager', ad));
    expect(fit?.keywords[0]).toEqual({
      keyword: 'operations',
      foundIn: ['headline', 'experience', 'skills'],
    });
    expect(fit?.percent).toBe(75);
    expect(fitOf(full, nobody)).toBeNull();
  });
});
