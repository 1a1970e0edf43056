import { reviewedProfile, type ReviewedProfile } from '@limelight/contracts';

type Part = 'about' | 'experience' | 'education' | 'skills' | 'languages' | 'certifications';

/** LinkedIn's section headings in the interface languages whose PDF export is known. */
const headings: ReadonlyMap<string, Part> = new Map<string, Part>([
  ...[
    'about',
    'summary',
    'info',
    'zusammenfassung',
    'résumé',
    'extracto',
    'acerca de',
    'samenvatting',
    'resumo',
    'sobre',
  ].map((name) => [name, 'about'] as const),
  ...[
    'experience',
    'work experience',
    'berufserfahrung',
    'expérience',
    'experiencia',
    'ervaring',
    'erfaring',
    'experiência',
  ].map((name) => [name, 'experience'] as const),
  ...[
    'education',
    'ausbildung',
    'formation',
    'educación',
    'opleiding',
    'uddannelse',
    'formação acadêmica',
  ].map((name) => [name, 'education'] as const),
  ...['skills', 'top skills', 'kenntnisse', 'top-kenntnisse', 'compétences', 'aptitudes', 'vaardigheden'].map(
    (name) => [name, 'skills'] as const,
  ),
  ...['languages', 'sprachen', 'langues', 'idiomas', 'talen'].map((name) => [name, 'languages'] as const),
  ...['certifications', 'licenses & certifications', 'zertifikate'].map(
    (name) => [name, 'certifications'] as const,
  ),
]);

const partOf = (line: string): Part | null => headings.get(line.toLowerCase().replace(/[:\s]+$/, '')) ?? null;

const dash = /\s[-–—]\s/;
const atWord = /\s(?:at|@|bei|chez|en)\s/i;

/** Splits roles at empty lines. The first line has the title and employer, and a line with a year has the dates. */
function rolesOf(lines: readonly string[]): ReviewedProfile['experience'] {
  return blocksOf(lines).map((block) => {
    const [first = '', ...rest] = block;
    const [title = '', company = ''] = first.includes('|')
      ? first.split('|')
      : first.split(atWord.test(first) ? atWord : dash);
    const dated = rest.findIndex((line) => line.length < 80 && /\b(?:19|20)\d\d\b/.test(line));
    const years =
      dated === -1 ? [] : [...(rest[dated] ?? '').matchAll(/\b((?:19|20)\d\d)(?:-(0[1-9]|1[0-2]))?\b/g)];
    const dateOf = (index: number) => {
      const [, year, month] = years[index] ?? [];
      return year === undefined ? null : month === undefined ? year : `${year}-${month}`;
    };
    const description = rest
      .filter((_, index) => index !== dated)
      .join('\n')
      .trim();
    return {
      title: title.trim().slice(0, 300) || null,
      company: company.trim().slice(0, 300) || null,
      start: dateOf(0),
      end: dateOf(1),
      location: null,
      description: description.slice(0, 10_000) || null,
    };
  });
}

function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

const entriesOf = (lines: readonly string[]) =>
  lines
    .flatMap((line) => line.split(/[,;•·|]/))
    .map((entry) => entry.trim().slice(0, 120))
    .filter((entry) => entry !== '');

/**
 * Parses a pasted profile by its headings. The lines before the first one are name, headline and location. No text is
 * dropped, and the person corrects what is in the wrong place.
 */
export function parseProfileText(text: string): ReviewedProfile {
  const parts = new Map<Part | 'top', string[]>([['top', []]]);
  let current: Part | 'top' = 'top';
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    const line = raw.trim();
    const part: Part | null = partOf(line);
    if (part !== null) {
      current = part;
      if (!parts.has(part)) parts.set(part, []);
    } else parts.get(current)?.push(line);
  }
  const linesOf = (part: Part | 'top') => parts.get(part) ?? [];
  const [name = '', headline = '', location = '', ...more] = linesOf('top').filter((line) => line !== '');
  // A text without headings is not a profile, so all of it becomes the About section.
  const plain = parts.size === 1;
  const about = plain ? text.trim() : [...more, ...linesOf('about')].join('\n').trim();
  const education = blocksOf(linesOf('education')).map(([school = '', degree = '', ...rest]) => {
    const years = [...[degree, ...rest].join(' ').matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => year);
    return {
      school: school.slice(0, 300),
      degree: degree.slice(0, 300) || null,
      start: years[0] ?? null,
      end: years[1] ?? null,
    };
  });
  return reviewedProfile.parse({
    ...(plain
      ? {}
      : { name: name.slice(0, 200), headline: headline.slice(0, 2_000), location: location.slice(0, 200) }),
    about: about.slice(0, 20_000),
    experience: rolesOf(linesOf('experience')).slice(0, 60),
    education: education.slice(0, 30),
    skills: entriesOf(linesOf('skills')).slice(0, 120),
    languages: entriesOf(linesOf('languages')).slice(0, 40),
    certifications: linesOf('certifications')
      .filter((line) => line !== '')
      .map((line) => line.slice(0, 300))
      .slice(0, 60),
  });
}
