import { ImportFault } from './import-fault.ts';
import { readContact, sidebarSections, type Contact } from './profile-sidebar.ts';
import { readPdfPages, type PageLine } from './pdf-page-lines.ts';
import { readMonth } from '../../../../platform/dates/index.ts';

export interface ProfileRole {
  company: string | null;
  title: string | null;
  /** `YYYY-MM` or `YYYY`. A null end means that the role is current. */
  start: string | null;
  end: string | null;
  location: string | null;
  description: string | null;
}

export interface ProfileSchool {
  /** Empty for a degree without a school. */
  school: string;
  degree: string | null;
  field: string | null;
  start: string | null;
  end: string | null;
}

export interface ProfilePdf {
  name: string | null;
  headline: string | null;
  location: string | null;
  contact: Contact;
  topSkills: string[];
  languages: { name: string; proficiency: string | null }[];
  certifications: string[];
  honors: string[];
  publications: string[];
  patents: string[];
  summary: string | null;
  experience: ProfileRole[];
  education: ProfileSchool[];
}

/**
 * LinkedIn's layout on a page 612 points wide: a sidebar, then the main column. Font sizes distinguish the
 * elements.
 */
const columnStart = 201;
const textEnd = 590.4;
const size = { name: 26, section: 15.75, body: 12, title: 11.5, detail: 10.5 } as const;
const isSize = (line: PageLine, wanted: number) => Math.abs(line.size - wanted) < 0.3;

/** True when the next line's first word would have fitted on this line, so the break is the author's. */
function hadRoom(line: PageLine, next: PageLine): boolean {
  const [word = ''] = next.text.split(' ', 1);
  const perSign = (next.right - next.x) / Math.max(1, next.text.length);
  return line.right + perSign * (word.length + 1) < textEnd;
}

/** Joins wrapped lines; `authored` keeps line breaks made by the author. */
export function joinLines(lines: readonly PageLine[], authored = false): string {
  let text = '';
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined) text = line.text;
    else if (authored && before.page === line.page && line.y - before.y > 27) text += `\n\n${line.text}`;
    else if (authored && hadRoom(before, line)) text += `\n${line.text}`;
    else text += /[\p{L}\p{N}]-$/u.test(before.text) ? line.text : ` ${line.text}`;
  }
  return text;
}

const joinedText = (lines: readonly PageLine[], authored = false) =>
  joinLines(lines, authored).trim() || null;

interface Section {
  heading: string;
  lines: PageLine[];
}

function splitSections(lines: readonly PageLine[]): { head: PageLine[]; sections: Section[] } {
  const head: PageLine[] = [];
  const sections: Section[] = [];
  for (const line of lines) {
    if (isSize(line, size.section)) sections.push({ heading: line.text, lines: [] });
    else (sections.at(-1)?.lines ?? head).push(line);
  }
  return { head, sections };
}

/** Goes by font sizes, so the language of the headings does not matter. */
function kindOf({ lines }: Section): 'summary' | 'experience' | 'education' {
  if (lines.some((line) => isSize(line, size.title))) return 'experience';
  return lines.every((line) => isSize(line, size.body)) && lines.length > 0 ? 'summary' : 'education';
}

/** Lines of the headline are 14.4 points apart; the location follows after 15.4. */
function readHead(lines: readonly PageLine[]) {
  const rest = lines.filter((line) => isSize(line, size.body));
  const last = rest.at(-1);
  const before = rest.at(-2);
  const lastIsPlace = last !== undefined && (before === undefined || last.y - before.y > 14.9);
  return {
    name: joinedText(lines.filter((line) => isSize(line, size.name))),
    headline: joinedText(lastIsPlace ? rest.slice(0, -1) : rest),
    location: lastIsPlace ? last.text : null,
  };
}

/** Reads 'April 2019 - Present (6 years)' and '- April 2019', ignoring the duration. */
export function readPeriod(text: string): { start: string | null; end: string | null } | null {
  const plain = text.replace(/\s+/g, ' ').replace(/ \([^()]*\)$/, '');
  const [from = '', until = ''] = plain.split(/(?:^| )[-–—](?: |$)/, 2);
  const [start, end] = [readMonth(from.trim()), readMonth(until.trim())];
  // Some profiles say only when a role ended.
  return start !== null || (from.trim() === '' && end !== null) ? { start, end } : null;
}

/**
 * Below the dates, a place follows after 14.7 points and a description after 20.3. After a page break, the line
 * that follows decides.
 */
function isPlace(dates: PageLine, line: PageLine, next: PageLine | undefined): boolean {
  if (dates.page === line.page) return line.y - dates.y < 17.5;
  if (next === undefined || next.page !== line.page) return line.text.length < 60;
  const gap = next.y - line.y;
  if (isSize(next, size.detail)) return gap > 19.7 && gap < 23;
  return isSize(next, size.title) ? gap > 34.3 : gap > 41.2;
}

function readExperience(lines: readonly PageLine[]): ProfileRole[] {
  const roles: ProfileRole[] = [];
  let company: PageLine[] = [];
  let at = 0;
  const take = (wanted: number): PageLine[] => {
    const taken: PageLine[] = [];
    for (let line = lines[at]; line !== undefined && isSize(line, wanted); line = lines[at]) {
      taken.push(line);
      at += 1;
    }
    return taken;
  };
  while (at < lines.length) {
    const named = take(size.body);
    if (named.length > 0) {
      company = named;
      // Skips the total time at a company with several roles.
      take(size.detail);
    }
    const title = take(size.title);
    if (title.length === 0) {
      if (named.length === 0) at += 1;
      continue;
    }
    const details = take(size.detail);
    const [first] = details;
    const period = first === undefined ? null : readPeriod(first.text);
    const below = period === null ? details : details.slice(1);
    const [place, next] = below;
    const hasPlace =
      period !== null &&
      first !== undefined &&
      place !== undefined &&
      isPlace(first, place, next ?? lines[at]);
    roles.push({
      company: joinedText(company),
      title: joinedText(title),
      start: period?.start ?? null,
      end: period?.end ?? null,
      location: hasPlace ? place.text : null,
      description: joinedText(hasPlace ? below.slice(1) : below, true),
    });
  }
  return roles;
}

const inBrackets = /\(([^()]*)\)$/;

function readDegree(lines: readonly PageLine[]): Omit<ProfileSchool, 'school'> {
  const whole = joinLines(lines);
  const dates = inBrackets.exec(whole)?.[1] ?? '';
  const [from = '', until = ''] = dates.split(/\s[-–—]\s/, 2);
  const [start, end] = [readMonth(from), readMonth(until)];
  const isDated = start !== null || end !== null;
  const study = (isDated ? whole.replace(inBrackets, '') : whole)
    .replace(/[\s·]+$/u, '')
    .replace(/^[\s·]+/u, '');
  const comma = study.indexOf(', ');
  return {
    degree: (comma < 0 ? study : study.slice(0, comma)) || null,
    field: comma < 0 ? null : study.slice(comma + 2),
    // A single year is the year of the degree.
    start: until === '' ? null : start,
    end: until === '' ? start : end,
  };
}

/** Lines of a degree are 18 points apart. A greater distance starts another entry, which can lack a school. */
const degreeGap = 25;

function readEducation(lines: readonly PageLine[]): ProfileSchool[] {
  const schools: { name: PageLine[]; degree: PageLine[] }[] = [];
  for (const line of lines) {
    const last = schools.at(-1);
    const above = last?.degree.at(-1);
    const isApart = above !== undefined && above.page === line.page && line.y - above.y > degreeGap;
    if (isSize(line, size.body)) {
      if (last !== undefined && last.degree.length === 0) last.name.push(line);
      else schools.push({ name: [line], degree: [] });
    } else if (last === undefined || isApart) schools.push({ name: [], degree: [line] });
    else last.degree.push(line);
  }
  return schools.map(({ name, degree }) => ({ school: joinLines(name), ...readDegree(degree) }));
}

const isFooter = (line: PageLine) => line.y > 770 && line.size < 9.6;

function readLanguage(text: string): { name: string; proficiency: string | null } {
  const level = inBrackets.exec(text)?.[1] ?? null;
  return { name: level === null ? text : text.replace(inBrackets, '').trim(), proficiency: level };
}

/**
 * Reads a "Save to PDF" profile in any interface language. Throws `ImportFault`: `damaged`, `locked`, `too-large`,
 * or `not-profile` for any other PDF.
 */
export async function readProfilePdf(bytes: Uint8Array): Promise<ProfilePdf> {
  const { lines, links } = await readPdfPages(bytes);
  const shown = lines.filter((line) => !isFooter(line) && line.text !== '');
  const main = shown.filter((line) => line.x >= columnStart);
  const { head, sections } = splitSections(main);
  const { name, headline, location } = readHead(head);
  const sidebar = sidebarSections(shown.filter((line) => line.x < columnStart));
  if (name === null || (sections.length === 0 && sidebar.size === 0)) throw new ImportFault('not-profile');
  const of = (kind: ReturnType<typeof kindOf>) =>
    sections.filter((section) => kindOf(section) === kind).flatMap((section) => section.lines);
  return {
    name,
    headline,
    location,
    contact: readContact(sidebar.get('contact') ?? [], links),
    topSkills: (sidebar.get('skills') ?? []).map((item) => joinLines(item)),
    languages: (sidebar.get('languages') ?? []).map((item) => readLanguage(joinLines(item))),
    certifications: (sidebar.get('certifications') ?? []).map((item) => joinLines(item)),
    honors: (sidebar.get('honors') ?? []).map((item) => joinLines(item)),
    publications: (sidebar.get('publications') ?? []).map((item) => joinLines(item)),
    patents: (sidebar.get('patents') ?? []).map((item) => joinLines(item)),
    summary: joinedText(of('summary'), true),
    experience: readExperience(of('experience')),
    education: readEducation(of('education')),
  };
}
