import type { PageLine } from './pdf-page-lines.ts';
import { sectionNamed, type ProfileSection } from './profile-headings.ts';

export interface Contact {
  email: string | null;
  phone: string | null;
  linkedinUrl: string | null;
  websites: string[];
}

const headingSize = 13;
/** Items are 17.6 points apart, lines within an item 12.6. */
const itemGap = 15;
/** LinkedIn prints at most this many skills. */
const mostSkills = 3;

const itemText = (item: readonly PageLine[]) => item.map(({ text }) => text).join(' ');

/** What a section is whose heading is in no known language: by what it contains, and by its place. */
function sectionOf(items: readonly PageLine[][], before: ReadonlySet<ProfileSection>): ProfileSection | null {
  const texts = items.map(itemText);
  if (texts.some((text) => /linkedin\.com\/|\S@\S/i.test(text))) return 'contact';
  if (texts.length === 0) return null;
  const levels = texts.filter((text) => /\S \([^()]+\)$/u.test(text)).length;
  const isFirst = [...before].every((name) => name === 'contact');
  if (levels === texts.length || (levels > 0 && !isFirst)) return 'languages';
  return isFirst && texts.length <= mostSkills ? 'skills' : null;
}

export function sidebarSections(lines: readonly PageLine[]): Map<ProfileSection, PageLine[][]> {
  const blocks: { heading: string; items: PageLine[][] }[] = [];
  let last: PageLine | null = null;
  for (const line of lines) {
    const block = blocks.at(-1);
    if (Math.abs(line.size - headingSize) < 0.3) {
      blocks.push({ heading: line.text, items: [] });
      last = null;
      continue;
    }
    if (block === undefined) continue;
    const item = block.items.at(-1);
    const goesOn =
      last !== null && item !== undefined && last.page === line.page && line.y - last.y < itemGap;
    if (goesOn) item.push(line);
    else block.items.push([line]);
    last = line;
  }
  const sections = new Map<ProfileSection, PageLine[][]>();
  for (const { heading, items } of blocks) {
    const name = sectionNamed(heading) ?? sectionOf(items, new Set(sections.keys()));
    if (name !== null) sections.set(name, [...(sections.get(name) ?? []), ...items]);
  }
  return sections;
}

const withoutQuery = (url: string) => url.replace(/[?#].*$/, '').replace(/\/$/, '');

/** The profile's address as printed, which can wrap, for a file without links. */
function printedProfile(items: readonly PageLine[][]): string | null {
  const printed = items
    .map((item) => item.map(({ text }) => text).join(''))
    .find((text) => /linkedin\.com\/in\//iu.test(text));
  const [, path] = /(linkedin\.com\/in\/[^\s()]+)/iu.exec(printed ?? '') ?? [];
  return path === undefined ? null : `https://www.${path}`;
}

/** Longer e-mail addresses go on in the next line. */
const mailWidth = 27;

function printedMail(lines: readonly PageLine[]): string | null {
  const at = lines.findIndex(({ text }) => text.includes('@'));
  const start = lines[at]?.text ?? '';
  const whole = start.length === mailWidth ? start + (lines[at + 1]?.text ?? '') : start;
  return /[^\s@()]+@[^\s@()]+\.[^\s@()]+/u.exec(whole)?.[0] ?? null;
}

/** Printed addresses of sites, which have a label behind them and no scheme. */
const printedSites = (items: readonly PageLine[][]): string[] =>
  items
    .map((item) => item.map(({ text }) => text).join(''))
    .flatMap((text) => [...text.matchAll(/([^\s()@]+\.[^\s()@]{2,}) ?\(\p{L}+\)/gu)])
    .flatMap(([, address = '']) => (/linkedin\.com\//i.test(address) ? [] : [`https://${address}`]))
    .filter((address) => URL.canParse(address));

/** Printed addresses can be truncated, so the link targets are preferred. */
export function readContact(items: readonly PageLine[][], links: readonly { url: string }[]): Contact {
  const lines = items.flat();
  const linked = links.find(({ url }) => url.startsWith('mailto:'))?.url.slice('mailto:'.length);
  const mail = linked === undefined || linked === '' ? printedMail(lines) : decode(linked);
  const isProfile = (url: string) => /^https?:\/\/(?:[a-z]+\.)?linkedin\.com\/in\//i.test(url);
  const profile = links.find(({ url }) => isProfile(url))?.url ?? printedProfile(items);
  const others = links.filter(({ url }) => /^https?:/i.test(url) && !isProfile(url)).map(({ url }) => url);
  const phone = lines.find(({ text }) => /^\+?[\d(][\d\s()./-]{4,}/.test(text) && !text.includes('@'));
  return {
    email: mail,
    phone: phone?.text.replace(/ \(\p{L}+\)$/u, '') ?? null,
    linkedinUrl: profile === null ? null : withoutQuery(profile),
    websites: [...new Set(links.length === 0 ? printedSites(items) : others.map(readable))],
  };
}

/** Decodes percent-encoded characters if possible. */
function readable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
