import type { PageLine } from './pdf-page-lines.ts';

export interface Contact {
  email: string | null;
  phone: string | null;
  linkedinUrl: string | null;
  websites: string[];
}

type SectionName =
  | 'contact'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'honors'
  | 'publications'
  | 'patents';

/** The sidebar headings that LinkedIn prints. Most of them stay English in other interface languages. */
const headings = new Map<string, SectionName>([
  ['Contact', 'contact'],
  ['Kontakt', 'contact'],
  ['Coordonnées', 'contact'],
  ['Contactar', 'contact'],
  ['Contactgegevens', 'contact'],
  ['Contato', 'contact'],
  ['Top Skills', 'skills'],
  ['Top-Kenntnisse', 'skills'],
  ['Principales compétences', 'skills'],
  ['Aptitudes principales', 'skills'],
  ['Belangrijkste vaardigheden', 'skills'],
  ['Mest repræsenterede kompetencer', 'skills'],
  ['Principais competências', 'skills'],
  ['Languages', 'languages'],
  ['Certifications', 'certifications'],
  ['Honors-Awards', 'honors'],
  ['Publications', 'publications'],
  ['Patents', 'patents'],
]);

const headingSize = 13;
/** Items are 17.6 points apart, lines within an item 12.6. */
const itemGap = 15;

export function sidebarSections(lines: readonly PageLine[]): Map<SectionName, PageLine[][]> {
  const sections = new Map<SectionName, PageLine[][]>();
  let open: PageLine[][] | null = null;
  let last: PageLine | null = null;
  for (const line of lines) {
    if (Math.abs(line.size - headingSize) < 0.3) {
      const name = headings.get(line.text);
      open = name === undefined ? null : (sections.get(name) ?? []);
      if (name !== undefined && open !== null) sections.set(name, open);
      last = null;
      continue;
    }
    if (open === null) continue;
    const item = open.at(-1);
    const goesOn =
      last !== null && item !== undefined && last.page === line.page && line.y - last.y < itemGap;
    if (goesOn) item.push(line);
    else open.push([line]);
    last = line;
  }
  return sections;
}

const withoutQuery = (url: string) => url.replace(/[?#].*$/, '').replace(/\/$/, '');

/** Printed addresses are truncated, so the link targets are used. */
export function readContact(items: readonly PageLine[][], links: readonly { url: string }[]): Contact {
  const lines = items.flat();
  const mail = links.find(({ url }) => url.startsWith('mailto:'))?.url.slice('mailto:'.length);
  const isProfile = (url: string) => /^https?:\/\/(?:[a-z]+\.)?linkedin\.com\/in\//i.test(url);
  const profile = links.find(({ url }) => isProfile(url))?.url;
  const others = links.filter(({ url }) => /^https?:/i.test(url) && !isProfile(url)).map(({ url }) => url);
  const phone = lines.find(({ text }) => /^\+?[\d(][\d\s()./-]{4,}/.test(text) && !text.includes('@'));
  return {
    email: mail === undefined || mail === '' ? null : decode(mail),
    phone: phone?.text.replace(/ \(\p{L}+\)$/u, '') ?? null,
    linkedinUrl: profile === undefined ? null : withoutQuery(profile),
    websites: [...new Set(others.map(readable))],
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
