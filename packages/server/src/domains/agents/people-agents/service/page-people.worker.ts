import { readMarkup } from '../../../../platform/markup.ts';
import { peopleInJsonLd, type PagePerson } from '../rules/json-ld-people.ts';
import { nameByAddress } from '../rules/name-by-address.ts';

const peopleLimit = 200;
const jsonLimit = 500_000;
const textLimit = 300;
/** How many texts are collected at a time. */
const openTextLimit = 20;

const properties = ['name', 'jobTitle', 'email', 'worksFor', 'sameAs', 'url'] as const;
type Property = (typeof properties)[number];
const isProperty = (name: string): name is Property => properties.some((one) => one === name);

interface OpenPerson {
  depth: number;
  values: Map<Property, string>;
}

interface OpenText {
  depth: number;
  text: string;
  end: (text: string) => void;
}

const isPerson = (type: string | undefined) =>
  /^https?:\/\/schema\.org\/Person\/?$/i.test(type?.trim() ?? '');
const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim();
const addressIn = (href: string) => decodeSafely(href.slice('mailto:'.length).split('?')[0] ?? '').trim();

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function personOf({ values }: OpenPerson): PagePerson {
  const of = (property: Property) => tidy(values.get(property) ?? '').slice(0, textLimit);
  const profile = [of('sameAs'), of('url')].find((link) => /linkedin\.com\/in\//i.test(link));
  return {
    name: of('name'),
    position: of('jobTitle'),
    company: of('worksFor'),
    email: of('email').replace(/^mailto:/i, ''),
    linkedinUrl: profile ?? '',
  };
}

/**
 * Reads the people and the site's name from a page's schema.org data (JSON-LD or microdata), and people from mail
 * links whose address is made from their name. Sentences are not interpreted. Linear in the page's length.
 */
export function readPagePeople(html: string): { site: string; people: PagePerson[] } {
  const found: PagePerson[] = [];
  const mails: PagePerson[] = [];
  const open: OpenPerson[] = [];
  const texts: OpenText[] = [];
  let depth = 0;
  let site = '';
  const takeText = (end: OpenText['end']) => {
    if (texts.length < openTextLimit) texts.push({ depth, text: '', end });
  };

  function openProperty(person: OpenPerson, property: Property, attributes: Record<string, string>): void {
    const given = attributes['content'] ?? attributes['href'];
    const put = (value: string) => {
      if (!person.values.has(property)) person.values.set(property, value);
    };
    // The name can be the text of a link. Only address properties are read from its target.
    const isLink = property === 'sameAs' || property === 'url' || property === 'email';
    if (attributes['content'] !== undefined || (isLink && given !== undefined)) put(given ?? '');
    else takeText(put);
  }

  readMarkup(html, {
    onopentag(tag, attributes) {
      depth += 1;
      if (tag === 'script' && (attributes['type'] ?? '').toLowerCase() === 'application/ld+json') {
        takeText((json) => found.push(...peopleInJsonLd(json)));
        return;
      }
      if (tag === 'meta' && attributes['property'] === 'og:site_name')
        site ||= tidy(attributes['content'] ?? '').slice(0, textLimit);
      const person = open.at(-1);
      for (const property of (attributes['itemprop'] ?? '').split(/\s+/))
        if (person !== undefined && isProperty(property)) openProperty(person, property, attributes);
      if (attributes['itemscope'] !== undefined && isPerson(attributes['itemtype']))
        open.push({ depth, values: new Map() });
      const href = attributes['href'] ?? '';
      if (tag === 'a' && /^mailto:/i.test(href)) {
        const email = addressIn(href);
        takeText((text) => {
          const name = nameByAddress(tidy(text), email);
          if (name !== null) mails.push({ name, position: '', company: '', email, linkedinUrl: '' });
        });
      }
    },
    ontext(text) {
      for (const one of texts) if (one.text.length < jsonLimit) one.text += text;
    },
    onclosetag() {
      while (texts.at(-1)?.depth === depth) {
        const done = texts.pop();
        done?.end(done.text);
      }
      if (open.at(-1)?.depth === depth) {
        const person = open.pop();
        if (person !== undefined) found.push(personOf(person));
      }
      depth -= 1;
    },
  });
  const named = new Map<string, PagePerson>();
  for (const person of [...found, ...mails]) {
    const key = person.name.toLocaleLowerCase();
    const before = named.get(key);
    if (key === '' || (before === undefined && named.size >= peopleLimit)) continue;
    named.set(key, before === undefined ? person : { ...before, email: before.email || person.email });
  }
  return { site, people: [...named.values()] };
}
