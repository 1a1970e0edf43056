export interface PagePerson {
  name: string;
  position: string;
  company: string;
  email: string;
  linkedinUrl: string;
}

const nodeLimit = 5_000;
const depthLimit = 12;
const textLimit = 300;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The first text among the values. Of an object, its name counts. */
function valueText(value: unknown): string {
  for (const one of listOf(value)) {
    const text = isRecord(one) ? one['name'] : one;
    if (typeof text === 'string' && text.trim() !== '')
      return text.replace(/\s+/gu, ' ').trim().slice(0, textLimit);
  }
  return '';
}

const isPerson = (node: Record<string, unknown>) =>
  listOf(node['@type']).some((type) => type === 'Person' || type === 'https://schema.org/Person');

function personOf(node: Record<string, unknown>): PagePerson {
  const links = [...listOf(node['sameAs']), node['url']];
  const profile = links.find((link) => typeof link === 'string' && /linkedin\.com\/in\//i.test(link));
  const joined = `${valueText(node['givenName'])} ${valueText(node['familyName'])}`.trim();
  return {
    name: valueText(node['name']) || joined,
    position: valueText(node['jobTitle']),
    company: valueText(node['worksFor']) || valueText(node['affiliation']),
    email: valueText(node['email']).replace(/^mailto:/i, ''),
    linkedinUrl: typeof profile === 'string' ? profile.slice(0, textLimit) : '',
  };
}

export function peopleInJsonLd(json: string): PagePerson[] {
  let root: unknown;
  try {
    root = JSON.parse(json);
  } catch {
    return [];
  }
  const found: PagePerson[] = [];
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let seen = 0; waiting.length > 0 && seen < nodeLimit; seen += 1) {
    const next = waiting.pop();
    if (next === undefined || next.depth > depthLimit) continue;
    const { value, depth } = next;
    if (isRecord(value) && isPerson(value)) found.push(personOf(value));
    const inside = isRecord(value) ? Object.values(value) : Array.isArray(value) ? value : [];
    for (const one of inside)
      if (typeof one === 'object' && one !== null) waiting.push({ value: one, depth: depth + 1 });
  }
  return found.filter(({ name }) => name !== '').toReversed();
}
