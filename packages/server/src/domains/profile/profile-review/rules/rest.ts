import { asked, notShown } from './shown.ts';
import { found, holds, keywordFinding, plainWords, quote, type Check } from './facts.ts';

export const skillsChecks: readonly Check[] = [
  {
    id: 'skills.present',
    section: 'skills',
    name: 'Skills are filled in',
    problem: 'No skills are listed',
    why: 'Recruiters filter by skills, and a profile without them is filtered out.',
    weight: 4,
    advice: 'Add the skills that the job ads you like ask for, as far as you have them.',
    find: ({ profile: { skills } }) =>
      found(skills.length > 0, skills.length > 0 ? skills.slice(0, 10).join(', ') : 'No skill was found.'),
  },
  {
    id: 'skills.top',
    section: 'skills',
    name: 'Three top skills are chosen',
    problem: 'You have fewer than three top skills',
    why: 'Visitors see the first skills without opening the list, and the PDF shows only these.',
    weight: 2,
    advice: 'Reorder your skills so that the three you want to be hired for come first.',
    find: ({ profile: { skills } }) =>
      found(
        skills.length >= 3,
        `${Math.min(skills.length, 3)} of 3: ${skills.slice(0, 3).join(', ') || 'none'}`,
      ),
  },
  {
    id: 'skills.used',
    section: 'skills',
    name: 'Top skills appear in About or Experience',
    problem: 'Your top skills appear nowhere else',
    why: 'A skill that no role mentions is a claim. One that a role describes is a reason to call.',
    weight: 3,
    advice: 'Mention each of your top skills in the role where you used it most.',
    find({ profile }) {
      const top = profile.skills.slice(0, 3);
      if (top.length === 0) return found(false, 'No skill was found.');
      const text = [
        profile.about,
        ...profile.experience.map(({ title, description }) => `${title ?? ''} ${description ?? ''}`),
      ].join('\n');
      const missing = top.filter((skill) => !holds(text, skill));
      return found(
        missing.length * 2 <= top.length,
        missing.length === 0
          ? `All are mentioned: ${top.join(', ')}.`
          : `${top.length - missing.length} of ${top.length} are mentioned. Not mentioned: ${missing.join(', ')}.`,
      );
    },
  },
  {
    id: 'skills.distinct',
    section: 'skills',
    name: 'No skill is listed twice',
    problem: 'A skill is listed twice',
    why: 'Endorsements are split between two spellings of the same skill.',
    weight: 1,
    advice: 'Delete the spelling with fewer endorsements.',
    find({ profile: { skills } }) {
      const seen = new Set<string>();
      const twice = skills.filter((skill) => seen.size === seen.add(plainWords(skill)).size);
      return found(
        twice.length === 0,
        twice.length === 0 ? 'All skills are different.' : `Twice: ${twice.join(', ')}`,
      );
    },
  },
  asked(
    {
      id: 'skills.count',
      section: 'skills',
      name: 'At least 15 skills are listed',
      problem: 'You list fewer than 15 skills',
      why: 'Each skill is one more search in which you can be found. LinkedIn takes up to 100.',
      weight: 2,
      advice: 'Open Skills and add those of your last three roles until there are at least 15.',
    },
    'manySkills',
    'You said that you list 15 skills or more.',
    'You said that you list fewer than 15 skills.',
  ),
  {
    id: 'skills.keywords',
    section: 'skills',
    name: 'Skills have keywords from the target',
    problem: 'Your skills lack keywords from the target',
    why: 'LinkedIn tells recruiters how many of the wanted skills a candidate lists.',
    weight: 3,
    advice: 'Add the missing keywords as skills if you have them.',
    find: (facts) => keywordFinding(facts.profile.skills.join('\n'), facts, 2),
  },
];

const schoolName = ({ school, degree }: { school: string; degree: string | null }) =>
  school || degree || 'The first entry';

export const educationChecks: readonly Check[] = [
  {
    id: 'education.present',
    section: 'education',
    name: 'Education is filled in',
    problem: 'Your education is empty',
    why: 'Alumni search and many filters use it. Courses and apprenticeships count.',
    weight: 3,
    advice: 'Add your last school, degree or training.',
    find: ({ profile: { education } }) =>
      found(
        education.length > 0,
        education.length > 0
          ? education.slice(0, 3).map(schoolName).join('; ')
          : 'There is no entry under Education.',
      ),
  },
  {
    id: 'education.degree',
    section: 'education',
    name: 'The first entry names degree and subject',
    problem: 'Your first school has no degree or subject',
    why: 'The name of a school alone does not say what you learned there.',
    weight: 2,
    advice: 'Fill in Degree and Field of study of the first entry.',
    find({ profile: { education } }) {
      const [first] = education;
      if (first === undefined) return found(false, 'There is no entry under Education.');
      const told = [first.degree, first.field].filter((part) => (part ?? '').trim() !== '');
      return found(
        told.length > 0,
        told.length > 0
          ? `${told.join(', ')} (${first.school || 'no school'})`
          : `${schoolName(first)} has neither degree nor subject.`,
      );
    },
  },
  {
    id: 'education.dates',
    section: 'education',
    name: 'Education has dates',
    problem: 'Your education has no dates',
    why: 'Without dates people cannot tell whether you still study, and alumni search leaves you out.',
    weight: 1,
    advice: 'Add the years, at least of the last entry.',
    find({ profile: { education } }) {
      const [first] = education;
      if (first === undefined) return found(false, 'There is no entry under Education.');
      const dated = first.start !== null || first.end !== null;
      return found(
        dated,
        dated
          ? `${schoolName(first)}: ${[first.start, first.end].filter(Boolean).join(' – ')}`
          : `${schoolName(first)} has no dates.`,
      );
    },
  },
  {
    id: 'education.further',
    section: 'education',
    name: 'There is a certificate, award or publication',
    problem: 'No certificate, award or publication is listed',
    why: 'It is proof by somebody else, and certificates have a search filter of their own.',
    weight: 1,
    advice: 'Add one certificate, award or publication that concerns your work.',
    find({ profile: { certifications, honors, publications } }) {
      const all = [...certifications, ...honors, ...publications];
      return found(all.length > 0, all.length > 0 ? all.slice(0, 3).join('; ') : 'None was found.');
    },
  },
];

/** LinkedIn’s default addresses end in a random string of letters and digits. */
const defaultAddress = /-(?=[a-z]*\d)[0-9a-z]{6,12}$/i;

export const basicsChecks: readonly Check[] = [
  {
    id: 'basics.name',
    section: 'basics',
    name: 'The name field has only your name',
    problem: 'The name field has more than your name',
    why: 'Titles and emoji in the name spoil search by name, and LinkedIn’s rules forbid them.',
    weight: 2,
    advice: 'Move titles and slogans from the name to the headline.',
    find: ({ profile: { name } }) =>
      found(
        /^[\p{L}\p{M}\s.,'’()-]{2,80}$/u.test(name.trim()),
        name.trim() === '' ? 'No name was found.' : quote(name),
      ),
  },
  {
    id: 'basics.location',
    section: 'basics',
    name: 'The location is filled in',
    problem: 'Your location is missing',
    why: 'Most searches for people are limited to a region.',
    weight: 3,
    advice: 'Enter the city where you work or want to work.',
    find: ({ profile: { location } }) =>
      found(location.trim() !== '', location.trim() === '' ? 'No location was found.' : quote(location)),
  },
  {
    id: 'basics.address',
    section: 'basics',
    name: 'The profile has an address of its own',
    problem: 'Your profile has LinkedIn’s default address',
    why: 'A short address looks finished on a CV and in a signature.',
    weight: 1,
    advice: 'Choose “Public profile & URL” at the top right of your profile, then edit your custom URL.',
    find({ profile: { profileUrl } }) {
      if (profileUrl === null) return found(null, notShown);
      const slug = profileUrl.replace(/\/+$/, '').split('/').at(-1) ?? '';
      const own = !defaultAddress.test(slug);
      return found(own, profileUrl);
    },
  },
  {
    id: 'basics.website',
    section: 'basics',
    name: 'The contact details link to your work',
    problem: 'Your contact details link to nothing',
    why: 'A website, portfolio or booking page is one click away from whoever opens your contact details.',
    weight: 2,
    advice: 'Open Contact info and add one link to your work.',
    find: ({ profile: { websites } }) =>
      found(
        websites.length > 0,
        websites.length > 0
          ? websites.slice(0, 3).join(' · ')
          : 'There is no website in the contact details.',
      ),
  },
  {
    id: 'basics.languages',
    section: 'basics',
    name: 'Languages are listed',
    problem: 'No languages are listed',
    why: 'Recruiters filter by language, and customers abroad look for theirs.',
    weight: 1,
    advice: 'Add each language you can work in, your first one too, with its level.',
    find: ({ profile: { languages } }) =>
      found(
        languages.length > 0,
        languages.length > 0 ? languages.slice(0, 6).join(', ') : 'No language was found.',
      ),
  },
  asked(
    {
      id: 'basics.open',
      section: 'basics',
      name: 'Strangers can find and write to you',
      problem: '“Open to” is switched off',
      why: 'With “Open to work” (also visible to recruiters only) or “Providing services” LinkedIn offers you to who is searching.',
      weight: 1,
      advice: 'Choose “Open to” under your headline if you look for work or customers.',
    },
    'openTo',
    'You said that “Open to” is switched on.',
    'You said that “Open to” is switched off.',
  ),
];
