import { factCharacterLimit, factSubjectLimit } from '@limelight/contracts';
import type { ImportedProfile } from '../../../library/imports/index.ts';
import type { NewFact } from '../service/keep.ts';
import { isSensitive } from './sensitive.ts';

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2015-03` as "March 2015". */
const spelt = (date: string): string =>
  date.length === 4 ? date : month.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));

const isDate = (date: string | null) =>
  date !== null && /^(?:19|20|21)\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(date);

const joined = (parts: readonly (string | null)[], by: string) =>
  parts.filter((part) => part !== null && part.trim() !== '').join(by);

interface Said {
  text: string;
  kind: NewFact['kind'];
  subject?: string | null;
  happened?: string | null;
  passage: string;
  title?: string;
  status?: NewFact['status'];
}

/** One fact, or none where the profile says nothing or more than a fact holds. */
function factOf({ text, kind, subject, happened, passage, status = 'confirmed', ...rest }: Said): NewFact[] {
  if (text.length < 3 || text.length > factCharacterLimit || passage.trim() === '') return [];
  const { title = 'Your LinkedIn profile' } = rest;
  return [
    {
      text,
      kind,
      status,
      until: null,
      subject: (subject ?? '').slice(0, factSubjectLimit),
      happened: happened != null && isDate(happened) ? happened : null,
      source: { kind: 'profile', id: null, title, passage, second: null },
    },
  ];
}

function when(start: string | null, end: string | null): string {
  const [from, to] = [isDate(start) ? spelt(start ?? '') : null, isDate(end) ? spelt(end ?? '') : null];
  if (from === null) return to === null ? '' : ` until ${to}`;
  if (end === null) return ` since ${from}`;
  if (to === from) return ` in ${from}`;
  return to === null ? ` from ${from}` : ` from ${from} to ${to}`;
}

const sentences = /[^.!?\n]*\d[^\n]*?(?:[.!?](?=\s|$)|$)/gmu;

/** What a position's description says in figures. It has no date of its own, so the person confirms it. */
function resultsIn({ company, description }: Position): NewFact[] {
  return [...(description ?? '').matchAll(sentences)].flatMap(([found]) => {
    const passage = found.replace(/^[\s•–*-]+/u, '').trim();
    if (isSensitive(passage)) return [];
    return factOf({ text: passage, kind: 'result', subject: company, passage, status: 'suggested' });
  });
}

type Position = ImportedProfile['experience'][number];
type Education = ImportedProfile['education'][number];

const positionPassage = ({ title, company, start, end, location }: Position) =>
  joined([title, company, joined([start, end], ' – '), location], '\n');

const educationPassage = ({ school, degree, field, start, end }: Education) =>
  joined([school, degree, field, joined([start, end], ' – ')], '\n');

/** A position that ended happened; one that did not is what the person is. */
const positionFacts = (position: Position): NewFact[] => {
  const { title, company, start, end } = position;
  const what = joined([title, company], ' at ');
  if (what === '') return [];
  const passage = positionPassage(position);
  const kind = end === null ? 'role' : 'event';
  const text = `${what}${when(start, end)}.`;
  return [...factOf({ text, kind, subject: company, happened: start, passage }), ...resultsIn(position)];
};

const educationFacts = (education: Education) => {
  const { school, degree, field, start, end } = education;
  const course = joined([degree, field], ' in ');
  const what = joined([course === '' ? null : course, school], ' at ');
  const passage = educationPassage(education);
  const span = end === null ? when(start, null) : when(start, end);
  return factOf({ text: `${what}${span}.`, kind: 'event', subject: school, happened: end ?? start, passage });
};

const named = (sentence: (name: string) => string, names: readonly string[]) =>
  names.flatMap((name) => {
    const quoted = /^["“”„«]/u.test(name) ? name : `“${name}”`;
    return factOf({ text: sentence(quoted), kind: 'event', passage: name });
  });

/** Lists in as few facts as hold them. */
function listed(label: string, items: readonly string[]): NewFact[] {
  const groups: string[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const fits = last !== undefined && [label, ...last, item].join(', ').length < factCharacterLimit;
    if (fits) last.push(item);
    else groups.push([item]);
  }
  return groups.flatMap((group) => {
    const passage = group.join(', ');
    return factOf({ text: `${label}: ${passage}.`, kind: 'role', passage });
  });
}

/** What a profile says of positions, education, certificates and skills, each in words that stand there. */
export function readProfile(profile: ImportedProfile): NewFact[] {
  const { headline, experience, education, certifications, honors, publications, languages, skills } =
    profile;
  return [
    ...(headline === null ? [] : factOf({ text: headline, kind: 'role', passage: headline })),
    ...experience.flatMap(positionFacts),
    ...education.flatMap(educationFacts),
    ...named((name) => `Earned the certificate ${name}.`, certifications),
    ...named((name) => `Received the award ${name}.`, honors),
    ...named((name) => `Published ${name}.`, publications),
    ...listed('Languages', languages.map(languageWords)),
    ...listed('Skills', skills),
  ];
}

const languageWords = ({ name, proficiency }: ImportedProfile['languages'][number]) =>
  joined([name, proficiency], ' – ');

/** The part of a CV that a passage of the profile belongs to. Dates are as in the profile, such as `2015-03`. */
export type ProfilePlace =
  | { part: 'headline' | 'distinctions' | 'skills' }
  | {
      part: 'experience' | 'education';
      title: string;
      organisation: string;
      place: string;
      start: string | null;
      end: string | null;
    };

/** The passages of the positions in whose descriptions sentences stand, by those sentences' passages. */
export const positionsIn = ({ experience }: ImportedProfile): Map<string, string> =>
  new Map(
    experience.flatMap((position) =>
      resultsIn(position).map(({ source }) => [source.passage, positionPassage(position)]),
    ),
  );

/** Where the facts of a profile stand in it, by their passages. */
export function placesIn(profile: ImportedProfile): Map<string, ProfilePlace> {
  const { headline, experience, education, certifications, honors, publications } = profile;
  const places = new Map<string, ProfilePlace>();
  for (const name of [...certifications, ...honors, ...publications])
    places.set(name, { part: 'distinctions' });
  for (const list of [profile.languages.map(languageWords), profile.skills])
    for (const { source } of listed('', list)) places.set(source.passage, { part: 'skills' });
  if (headline !== null) places.set(headline, { part: 'headline' });
  for (const position of experience) {
    const { title, company, location, start, end } = position;
    const named = { title: title ?? '', organisation: company ?? '', place: location ?? '' };
    places.set(positionPassage(position), { part: 'experience', ...named, start, end });
  }
  for (const one of education) {
    const title = joined([one.degree, one.field], ' in ');
    const { school: organisation, start, end } = one;
    places.set(educationPassage(one), { part: 'education', title, organisation, place: '', start, end });
  }
  return places;
}

/** What the person wrote about themselves in their profile here. */
export const readForm = ({ role, headline }: { role: string; headline: string }): NewFact[] =>
  [role, headline].flatMap((text) =>
    factOf({ text: text.trim(), kind: 'role', passage: text.trim(), title: 'Your profile' }),
  );
