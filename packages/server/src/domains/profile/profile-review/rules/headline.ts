import { termsOf } from '../../../../platform/terms.ts';
import {
  emojiIn,
  fieldLimits,
  found,
  keywordFinding,
  leadingRole,
  plainWords,
  quote,
  type Check,
} from './facts.ts';

const none = 'The profile has no headline.';

function ofHeadline(
  check: Omit<Check, 'section' | 'find'>,
  test: (headline: string) => boolean,
  measured: (headline: string) => string,
): Check {
  return {
    ...check,
    section: 'headline',
    find: ({ profile: { headline } }) =>
      headline.trim() === '' ? found(false, none) : found(test(headline), measured(headline)),
  };
}

const separators = (headline: string) => headline.match(/\s[|•·/]\s|[|•]/g)?.length ?? 0;

export const headlineChecks: readonly Check[] = [
  ofHeadline(
    {
      id: 'headline.present',
      name: 'The headline is filled in',
      problem: 'Your headline is empty',
      why: 'The headline follows your name everywhere on LinkedIn: in search, comments, invitations and messages.',
      weight: 5,
      advice:
        'Open your profile, choose the pencil beside your name, and write what you do and for whom in the Headline field.',
    },
    () => true,
    (headline) => quote(headline, 220),
  ),
  ofHeadline(
    {
      id: 'headline.length',
      name: 'The headline uses its space',
      problem: 'Your headline is too short',
      why: 'A headline of a few words tells a searcher nothing that your job title does not. LinkedIn searches every word in it.',
      weight: 3,
      advice:
        'Use 60 to 220 characters: your role, who you help, and the result or specialism you are known for.',
    },
    (headline) => headline.length >= 60,
    (headline) => `${headline.length} of ${fieldLimits.headline} characters: ${quote(headline, 220)}`,
  ),
  ofHeadline(
    {
      id: 'headline.limit',
      name: 'The headline fits LinkedIn’s limit',
      problem: 'Your headline is over LinkedIn’s limit',
      why: 'LinkedIn does not save a headline of more than 220 characters.',
      weight: 2,
      advice: 'Cut the headline to 220 characters. Drop the part you would mention last in conversation.',
    },
    (headline) => headline.length <= fieldLimits.headline,
    (headline) => `${headline.length} of ${fieldLimits.headline} characters.`,
  ),
  {
    id: 'headline.own-words',
    section: 'headline',
    name: 'The headline says more than the job title',
    problem: 'Your headline is only your job title',
    why: 'LinkedIn fills the headline with title and employer by itself. Whoever leaves it so looks like everybody with that title.',
    weight: 4,
    advice: 'Keep the title if people search for it, then add what you are good at or whom you do it for.',
    find({ profile }) {
      const { headline } = profile;
      if (headline.trim() === '') return found(false, none);
      const role = leadingRole(profile);
      if (role === null) return found(true, quote(headline, 220));
      const known = new Set(plainWords(`${role.title ?? ''} ${role.company ?? ''}`).split(' '));
      const added = termsOf(headline).filter((word) => !known.has(word) && word.length > 2);
      return found(
        added.length >= 2,
        added.length >= 2
          ? `Beyond title and employer it says: ${added.slice(0, 8).join(', ')}.`
          : `${quote(headline, 220)} repeats the title and employer of your current role.`,
      );
    },
  },
  ofHeadline(
    {
      id: 'headline.first-words',
      name: 'The first 60 characters make sense alone',
      problem: 'Your headline is cut off in the middle of a thought',
      why: 'Search results, comments and phones cut the headline after about 60 characters. The rest is seen only on the profile.',
      weight: 3,
      advice: 'Put the words that matter most first, and end the first thought before the 60th character.',
    },
    (headline) => headline.length <= 60 || /[|•·,.;:–—]|\s-\s/.test(headline.slice(20, 62)),
    (headline) => `Shown in comments: ${quote(headline, 60)}`,
  ),
  ofHeadline(
    {
      id: 'headline.parts',
      name: 'The headline has at most four parts',
      problem: 'Your headline has too many parts',
      why: 'A row of labels between bars is read as a list of tags. Two or three stay in mind.',
      weight: 2,
      advice: 'Keep the three labels you want to be found for, and move the others to Skills or About.',
    },
    (headline) => separators(headline) <= 3,
    (headline) => {
      const count = separators(headline) + 1;
      return `${count} ${count === 1 ? 'part' : 'parts'}: ${quote(headline, 220)}`;
    },
  ),
  ofHeadline(
    {
      id: 'headline.capitals',
      name: 'The headline is not in capitals',
      problem: 'Your headline is in capitals',
      why: 'Text in capitals is slower to read and looks like shouting between other headlines.',
      weight: 1,
      advice: 'Write the headline in sentence case. Capitals are for names and abbreviations.',
    },
    (headline) =>
      headline.length < 12 || headline !== headline.toUpperCase() || headline === headline.toLowerCase(),
    (headline) => quote(headline, 220),
  ),
  ofHeadline(
    {
      id: 'headline.emoji',
      name: 'The headline has at most two emoji',
      problem: 'Your headline has too many emoji',
      why: 'Screen readers say the name of every emoji, and recruiters’ tools drop them.',
      weight: 1,
      advice: 'Keep one emoji if it is part of how people know you, and delete the others.',
    },
    (headline) => emojiIn(headline) <= 2,
    (headline) => `${emojiIn(headline)} emoji: ${quote(headline, 220)}`,
  ),
  {
    id: 'headline.target',
    section: 'headline',
    name: 'The headline names the target role',
    problem: 'Your headline does not name the role you want',
    why: 'Recruiters search by role. A word in the headline weighs more in the results than the same word further down.',
    weight: 4,
    advice: 'Add the words of the role you want, as job ads write them.',
    find(facts) {
      if (facts.target.role.trim() === '') return null;
      const words = plainWords(facts.target.role)
        .split(' ')
        .filter((word) => word.length > 2);
      const there = words.filter((word) => ` ${plainWords(facts.profile.headline)} `.includes(` ${word} `));
      return found(
        words.length > 0 && there.length === words.length,
        `${there.length} of ${words.length} words of “${facts.target.role}” are in ${quote(facts.profile.headline, 220)}`,
      );
    },
  },
  {
    id: 'headline.keywords',
    section: 'headline',
    name: 'The headline has a keyword from the target',
    problem: 'Your headline has no keyword from the target',
    why: 'The keywords that job ads repeat are what recruiters type into search.',
    weight: 3,
    advice: 'Work one or two of the missing keywords into the headline, only where they are true.',
    find: (facts) => keywordFinding(facts.profile.headline, facts, 1),
  },
];
