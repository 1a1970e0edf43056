import { reviewedProfile, type ReviewedProfile } from '@limelight/contracts';
import { monthsIn } from '../../../../platform/dates/index.ts';
import { sectionNamed } from '../../../library/imports/index.ts';

const parts = ['about', 'experience', 'education', 'skills', 'languages', 'certifications'] as const;
type Part = (typeof parts)[number];

const partOf = (line: string): Part | null => {
  const named = sectionNamed(line);
  return parts.find((part) => part === named) ?? null;
};

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
    const [start = null, end = null] = dated === -1 ? [] : monthsIn(rest[dated] ?? '');
    const description = rest
      .filter((_, index) => index !== dated)
      .join('\n')
      .trim();
    return {
      title: title.trim().slice(0, 300) || null,
      company: company.trim().slice(0, 300) || null,
      start,
      end,
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
  const found = new Map<Part | 'top', string[]>([['top', []]]);
  let current: Part | 'top' = 'top';
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    const line = raw.trim();
    const part: Part | null = partOf(line);
    if (part !== null) {
      current = part;
      if (!found.has(part)) found.set(part, []);
    } else found.get(current)?.push(line);
  }
  const linesOfPart = (part: Part | 'top') => found.get(part) ?? [];
  const [name = '', headline = '', location = '', ...more] = linesOfPart('top').filter((line) => line !== '');
  // A text without headings is not a profile, so all of it becomes the About section.
  const plain = found.size === 1;
  const about = plain ? text.trim() : [...more, ...linesOfPart('about')].join('\n').trim();
  const education = blocksOf(linesOfPart('education')).map(([school = '', degree = '', ...rest]) => {
    const [start = null, end = null] = monthsIn([degree, ...rest].join(' '));
    return {
      school: school.slice(0, 300),
      degree: degree.slice(0, 300) || null,
      start,
      end,
    };
  });
  return reviewedProfile.parse({
    ...(plain
      ? {}
      : { name: name.slice(0, 200), headline: headline.slice(0, 2_000), location: location.slice(0, 200) }),
    about: about.slice(0, 20_000),
    experience: rolesOf(linesOfPart('experience')).slice(0, 60),
    education: education.slice(0, 30),
    skills: entriesOf(linesOfPart('skills')).slice(0, 120),
    languages: entriesOf(linesOfPart('languages')).slice(0, 40),
    certifications: linesOfPart('certifications')
      .filter((line) => line !== '')
      .map((line) => line.slice(0, 300))
      .slice(0, 60),
  });
}
