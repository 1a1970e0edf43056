import {
  fieldLimits,
  found,
  hasFigure,
  keywordFinding,
  paragraphsOf,
  plainWords,
  quote,
  type Check,
  type Facts,
} from './facts.ts';

const none = 'The About section is empty.';

function ofAbout(
  check: Omit<Check, 'section' | 'find'>,
  test: (about: string, facts: Facts) => boolean,
  measured: (about: string, facts: Facts) => string,
): Check {
  return {
    ...check,
    section: 'about',
    find: (facts) =>
      facts.profile.about.trim() === ''
        ? found(false, none)
        : found(test(facts.profile.about, facts), measured(facts.profile.about, facts)),
  };
}

const longestOf = (about: string) =>
  paragraphsOf(about).reduce((longest, one) => (one.length > longest.length ? one : longest), '');
const opening = (about: string) => about.replace(/\s+/g, ' ').trim().slice(0, 220);
const figures = (about: string) => paragraphsOf(about).filter(hasFigure);
const reach = /[^\s@]{1,64}@[^\s@]{1,255}\.[^\s@]{2,}|https?:\/\/\S+|\bwww\.\S+|\+?\d[\d\s()-]{7,20}\d/;

export const aboutChecks: readonly Check[] = [
  ofAbout(
    {
      id: 'about.present',
      name: 'The About section is filled in',
      problem: 'Your About section is empty',
      why: 'It is the only place where people read about you in your own words, and LinkedIn searches it.',
      weight: 5,
      advice:
        'Add an About section: who you help, how, one result with a figure, and how to reach you. Four short paragraphs are enough.',
    },
    () => true,
    (about) => quote(about),
  ),
  ofAbout(
    {
      id: 'about.length',
      name: 'The About section says enough',
      problem: 'Your About section is too short',
      why: 'Under 300 characters there is room for a claim and none for a reason to believe it.',
      weight: 3,
      advice: 'Write 600 to 1,800 characters. Add one example of your work and what came of it.',
    },
    (about) => about.length >= 300,
    (about) =>
      `${about.length.toLocaleString('en')} of ${fieldLimits.about.toLocaleString('en')} characters.`,
  ),
  ofAbout(
    {
      id: 'about.limit',
      name: 'The About section fits LinkedIn’s limit',
      problem: 'Your About section is over LinkedIn’s limit',
      why: 'LinkedIn does not save more than 2,600 characters.',
      weight: 2,
      advice: 'Cut it to 2,600 characters. What describes one job belongs to that job in Experience.',
    },
    (about) => about.length <= fieldLimits.about,
    (about) =>
      `${about.length.toLocaleString('en')} of ${fieldLimits.about.toLocaleString('en')} characters.`,
  ),
  ofAbout(
    {
      id: 'about.opening',
      name: 'The first thought fits above “…see more”',
      problem: 'Your first thought is cut off by “…see more”',
      why: 'Visitors see about 220 characters before they have to press “…see more”. Most decide there.',
      weight: 4,
      advice:
        'Make the first paragraph one or two sentences of at most 220 characters that say who you help and with what.',
    },
    (about) => (paragraphsOf(about)[0]?.length ?? 0) <= 220,
    (about) => `Shown before “…see more”: ${quote(opening(about), 220)}`,
  ),
  ofAbout(
    {
      id: 'about.own-opening',
      name: 'The opening does not repeat the headline',
      problem: 'Your About section repeats your headline',
      why: 'The headline stands just above. Repeating it wastes the two lines that everybody reads.',
      weight: 2,
      advice: 'Begin with the problem you solve or the work you are proud of, not with your title.',
    },
    (about, { profile }) =>
      profile.headline.trim() === '' ||
      !plainWords(about).slice(0, 300).startsWith(plainWords(profile.headline)),
    (about) => quote(about, 160),
  ),
  ofAbout(
    {
      id: 'about.paragraphs',
      name: 'Paragraphs are short',
      problem: 'A paragraph is too long for a phone',
      why: 'On a phone a paragraph of 400 characters fills the screen and is skipped.',
      weight: 3,
      advice: 'Break paragraphs after two or three sentences and leave an empty line between them.',
    },
    (about) => longestOf(about).length <= 400,
    (about) =>
      `The longest paragraph has ${longestOf(about).length} characters: ${quote(longestOf(about), 80)}`,
  ),
  ofAbout(
    {
      id: 'about.structure',
      name: 'The About section has several paragraphs',
      problem: 'Your About section is one block',
      why: 'Blocks with space between them let people find the part that concerns them.',
      weight: 2,
      advice:
        'Use one paragraph each for who you help, how you work, what you have achieved, and how to reach you.',
    },
    (about) => paragraphsOf(about).length >= 3,
    (about) =>
      `${paragraphsOf(about).length} ${paragraphsOf(about).length === 1 ? 'paragraph' : 'paragraphs'}.`,
  ),
  ofAbout(
    {
      id: 'about.figures',
      name: 'The About section gives a figure',
      problem: 'Your About section gives no figure',
      why: 'A number is the shortest proof there is: years, customers, money, time saved.',
      weight: 4,
      advice: 'Add one figure that you can explain if somebody asks, and say what it was before.',
    },
    (about) => figures(about).length > 0,
    (about) => (figures(about)[0] === undefined ? 'There is no figure.' : quote(figures(about)[0] ?? '')),
  ),
  ofAbout(
    {
      id: 'about.first-person',
      name: 'You speak for yourself',
      problem: 'Your About section talks about you by name',
      why: 'An About section that names its owner in full reads like a press release about somebody else.',
      weight: 2,
      advice: 'Write “I”, as you would introduce yourself to a colleague. Your name is on the page already.',
    },
    (about, { profile }) =>
      profile.name.trim() === '' || !plainWords(about).includes(plainWords(profile.name)),
    (about, { profile }) =>
      plainWords(about).includes(plainWords(profile.name)) && profile.name.trim() !== ''
        ? `It names you as “${profile.name}”.`
        : 'Your full name does not appear in the text.',
  ),
  ofAbout(
    {
      id: 'about.contact',
      name: 'The About section says how to reach you',
      problem: 'Your About section does not say how to reach you',
      why: 'People outside your network cannot see your contact details or write to you for free.',
      weight: 3,
      advice: 'End with an email address or link, and say what people should write to you about.',
    },
    (about) => reach.test(about),
    (about) => {
      const way = reach.exec(about)?.[0];
      return way === undefined ? 'There is no email address, link or telephone number.' : `Found: ${way}`;
    },
  ),
  {
    id: 'about.keywords',
    section: 'about',
    name: 'The About section has keywords from the target',
    problem: 'Your About section lacks keywords from the target',
    why: 'LinkedIn and recruiters’ tools match the words of a job ad with the words of the profile.',
    weight: 3,
    advice: 'Use the missing keywords in sentences about work you have really done.',
    find: (facts) => keywordFinding(facts.profile.about, facts, 3),
  },
];
