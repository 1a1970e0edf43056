import {
  fieldLimits,
  found,
  hasFigure,
  isCurrent,
  keywordFinding,
  leadingRole,
  monthsBetween,
  paragraphsOf,
  plainWords,
  quote,
  recentRoles,
  roleName,
  type Check,
  type Facts,
  type Finding,
  type Role,
} from './facts.ts';

type Text = Omit<Check, 'section' | 'find'>;
const none = found(false, 'There is no role under Experience.');

const ofRoles = (check: Text, find: (facts: Facts) => Finding | null): Check => ({
  ...check,
  section: 'experience',
  find: (facts) => (facts.profile.experience.length === 0 ? none : find(facts)),
});

const ofLeading = (check: Text, find: (role: Role, description: string) => Finding): Check =>
  ofRoles(check, ({ profile }) => {
    const role = leadingRole(profile);
    return role === null ? none : find(role, role.description?.trim() ?? '');
  });

const undescribed = (role: Role) => found(false, `${roleName(role)} has no description.`);
const longest = (text: string) => Math.max(0, ...paragraphsOf(text).map(({ length }) => length));
const listed = (roles: readonly Role[]) => roles.slice(0, 4).map(roleName).join('; ');

function longestGap({ profile, today }: Facts): { months: number; after: Role } | null {
  const dated = profile.experience.filter(({ start }) => start !== null);
  const sorted = dated.toSorted((a, b) => monthsBetween(b.start ?? today, a.start ?? today));
  let busyUntil: { date: string; role: Role } | null = null;
  let gap: { months: number; after: Role } | null = null;
  for (const role of sorted) {
    const start = role.start ?? today;
    const months = busyUntil === null ? 0 : monthsBetween(busyUntil.date, start);
    if (busyUntil !== null && months > (gap?.months ?? 0)) gap = { months, after: busyUntil.role };
    const end = role.end ?? today;
    if (busyUntil === null || monthsBetween(busyUntil.date, end) > 0) busyUntil = { date: end, role };
  }
  return gap;
}

export const experienceChecks: readonly Check[] = [
  {
    id: 'experience.present',
    section: 'experience',
    name: 'Experience is filled in',
    problem: 'Your experience is empty',
    why: 'Recruiters filter by title and employer. A profile without a role is in none of their lists.',
    weight: 5,
    advice:
      'Add at least your current or last role with title, employer and dates. Studies, voluntary work and projects count too.',
    find: ({ profile: { experience } }) =>
      found(
        experience.length > 0,
        experience.length > 0 ? `${experience.length} roles: ${listed(experience)}` : none.evidence,
      ),
  },
  ofRoles(
    {
      id: 'experience.current',
      name: 'There is a current role',
      problem: 'No role is current',
      why: 'LinkedIn shows the current role beside your headline, and many searches are for people in a role now.',
      weight: 3,
      advice:
        'Leave the end date of your present work open. Between jobs, add what you do now: a course, a project, freelance work.',
    },
    ({ profile }) => {
      const current = profile.experience.filter(isCurrent);
      return found(current.length > 0, current.length > 0 ? listed(current) : 'Every role has an end date.');
    },
  ),
  ofLeading(
    {
      id: 'experience.described',
      name: 'The current role is described',
      problem: 'Your current role has no description',
      why: 'A title means something else in every company. The description is where you say what you did.',
      weight: 5,
      advice:
        'Write three to five lines: what you are responsible for, what you changed, and what came of it.',
    },
    (role, description) =>
      description === '' ? undescribed(role) : found(true, `${roleName(role)}: ${quote(description)}`),
  ),
  ofLeading(
    {
      id: 'experience.depth',
      name: 'The current role says enough',
      problem: 'Your current role says too little',
      why: 'Two lines cannot show both the work and its result.',
      weight: 3,
      advice: 'Write 200 to 1,000 characters about the current role, most of them about results.',
    },
    (role, description) =>
      description === ''
        ? undescribed(role)
        : found(
            description.length >= 200,
            `${description.length} of ${fieldLimits.description.toLocaleString('en')} characters.`,
          ),
  ),
  ofLeading(
    {
      id: 'experience.result',
      name: 'The current role gives a figure',
      problem: 'Your current role gives no figure',
      why: 'Everybody in your role has the same duties. Figures show what was different because you were there.',
      weight: 5,
      advice: 'Name one thing that is higher, lower, faster or cheaper than before, with both numbers.',
    },
    (role, description) => {
      if (description === '') return undescribed(role);
      const line = paragraphsOf(description).find(hasFigure);
      return line === undefined
        ? found(false, `No figure in: ${quote(description)}`)
        : found(true, quote(line));
    },
  ),
  ofLeading(
    {
      id: 'experience.lines',
      name: 'The current role reads in short lines',
      problem: 'A line in your current role is too long',
      why: 'Long blocks are skimmed. One line per result is read.',
      weight: 2,
      advice: 'Begin a new line for each result, and keep each line under 300 characters.',
    },
    (role, description) =>
      description === ''
        ? undescribed(role)
        : found(longest(description) <= 300, `The longest line has ${longest(description)} characters.`),
  ),
  ofRoles(
    {
      id: 'experience.recent',
      name: 'Earlier roles are described',
      problem: 'Earlier roles have no description',
      why: 'Roles of the last ten years are what people ask about. Empty ones look as if nothing happened there.',
      weight: 3,
      advice: 'Add two lines to each role of the last ten years that has none.',
    },
    (facts) => {
      // The current role has checks of its own.
      const leading = leadingRole(facts.profile);
      const roles = recentRoles(facts).filter((role) => role !== leading);
      if (roles.length === 0) return null;
      const empty = roles.filter(({ description }) => (description ?? '').trim() === '');
      return found(
        empty.length * 3 <= roles.length,
        [
          `${roles.length - empty.length} of ${roles.length} earlier roles of the last ten years are described.`,
          empty.length === 0 ? '' : `The others: ${listed(empty)}.`,
        ].join(' '),
      );
    },
  ),
  ofRoles(
    {
      id: 'experience.results',
      name: 'Half of the described roles give figures',
      problem: 'Too few roles give figures',
      why: 'One figure can be luck. Results in several roles are a pattern.',
      weight: 4,
      advice: 'Add a number to one more role: people, money, time, volume or a rank.',
    },
    (facts) => {
      const described = recentRoles(facts).filter(({ description }) => (description ?? '').trim() !== '');
      if (described.length === 0) return found(null, 'No role has a description.');
      const measured = described.filter(({ description }) => hasFigure(description ?? ''));
      return found(
        described.length > 0 && measured.length * 2 >= described.length,
        `${measured.length} of ${described.length} described roles give a figure.`,
      );
    },
  ),
  ofRoles(
    {
      id: 'experience.distinct',
      name: 'No description is used twice',
      problem: 'Two roles have the same description',
      why: 'The same text under two employers makes both less believable.',
      weight: 2,
      advice: 'Say what was special about each role, even if the duties were alike.',
    },
    ({ profile }) => {
      const seen = new Set<string>();
      for (const role of profile.experience) {
        const text = plainWords(role.description ?? '');
        if (text.length > 40 && seen.has(text))
          return found(false, `${roleName(role)} repeats ${quote(role.description ?? '', 80)}`);
        seen.add(text);
      }
      return found(true, 'Every description is different.');
    },
  ),
  ofRoles(
    {
      id: 'experience.limit',
      name: 'Descriptions fit LinkedIn’s limit',
      problem: 'A description is over LinkedIn’s limit',
      why: 'LinkedIn does not save a description of more than 2,000 characters.',
      weight: 1,
      advice: 'Cut the description to 2,000 characters.',
    },
    ({ profile }) => {
      const over = profile.experience.find(
        ({ description }) => (description?.length ?? 0) > fieldLimits.description,
      );
      return found(
        over === undefined,
        over === undefined
          ? 'All descriptions fit.'
          : `${roleName(over)} has ${over.description?.length ?? 0} characters.`,
      );
    },
  ),
  ofRoles(
    {
      id: 'experience.titles',
      name: 'Titles are complete and short',
      problem: 'A title is missing or too long',
      why: 'Titles are searched word by word. Missing ones are never found, long ones are cut.',
      weight: 3,
      advice:
        'Give every role a title of at most 100 characters that people in your field search for. Put internal titles into the description.',
    },
    ({ profile }) => {
      const wrong = profile.experience.filter(
        ({ title }) => (title ?? '').trim() === '' || (title?.length ?? 0) > fieldLimits.title,
      );
      return found(
        wrong.length === 0,
        wrong.length === 0
          ? profile.experience
              .slice(0, 3)
              .map(({ title }) => title)
              .join('; ')
          : `Check: ${listed(wrong)}`,
      );
    },
  ),
  ofRoles(
    {
      id: 'experience.dates',
      name: 'Every role has dates',
      problem: 'A role has no dates',
      why: 'LinkedIn computes years of experience from dates. Roles without them do not count.',
      weight: 2,
      advice: 'Add month and year to each role.',
    },
    ({ profile }) => {
      const undated = profile.experience.filter(({ start }) => start === null);
      return found(
        undated.length === 0,
        undated.length === 0 ? 'All roles have a start date.' : `Without a date: ${listed(undated)}`,
      );
    },
  ),
  ofRoles(
    {
      id: 'experience.gaps',
      name: 'No gap of more than a year is unexplained',
      problem: 'A gap of more than a year is unexplained',
      why: 'A gap is no fault, but an unexplained one is the first thing an interviewer asks about.',
      weight: 1,
      advice: 'Use LinkedIn’s “career break” entry for parental leave, study, care or travel.',
    },
    (facts) => {
      const gap = longestGap(facts);
      return gap === null || gap.months <= 12
        ? found(true, 'There is no gap of more than 12 months between roles.')
        : found(false, `${gap.months} months between ${roleName(gap.after)} and the next role.`);
    },
  ),
  ofRoles(
    {
      id: 'experience.focus',
      name: 'At most three roles are current',
      problem: 'More than three roles are current',
      why: 'With many open roles nobody knows which one is your job.',
      weight: 2,
      advice:
        'End the roles you no longer do, and move memberships and mandates to Organisations or Volunteering.',
    },
    ({ profile }) => {
      const current = profile.experience.filter(isCurrent);
      return found(
        current.length <= 3,
        `${current.length} open ${current.length === 1 ? 'role' : 'roles'}${current.length > 0 ? `: ${listed(current)}` : ''}`,
      );
    },
  ),
  {
    id: 'experience.keywords',
    section: 'experience',
    name: 'Recent roles have keywords from the target',
    problem: 'Recent roles lack keywords from the target',
    why: 'A keyword in a role shows that you have done it, which a list of skills does not.',
    weight: 4,
    advice: 'Use the missing keywords where they describe what you did. Leave out those that do not apply.',
    find: (facts) =>
      keywordFinding(
        recentRoles(facts)
          .map(({ title, description }) => `${title ?? ''}\n${description ?? ''}`)
          .join('\n'),
        facts,
        4,
      ),
  },
];
