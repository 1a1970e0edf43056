import { companyKey, foldText, wordsOf } from './company-name.ts';

export interface PersonKeys {
  nameKey: string;
  companyKey: string;
  emailKey: string;
  linkedinKey: string;
}

/** A person's name without titles in brackets, accents, emoji and order. */
export function nameKey(name: string): string {
  const bare = name
    .slice(0, 400)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/,.*$/, ' ');
  return wordsOf(foldText(bare)).toSorted().join(' ').slice(0, 200);
}

export function emailKey(email: string | null): string {
  const text = (email ?? '').trim().toLowerCase().slice(0, 254);
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : '';
}

/** The public part of a LinkedIn address: `in/jane-doe`. Empty when it is none. */
export function linkedinKey(url: string | null): string {
  const found = /linkedin\.com\/in\/([^/?#\s]{1,150})/i.exec((url ?? '').slice(0, 500));
  if (found?.[1] === undefined) return '';
  try {
    return `in/${decodeURIComponent(found[1]).toLowerCase()}`;
  } catch {
    return `in/${found[1].toLowerCase()}`;
  }
}

export function keysOfPerson(person: {
  name: string;
  company: string;
  email: string | null;
  linkedinUrl: string | null;
}): PersonKeys {
  return {
    nameKey: nameKey(person.name),
    companyKey: companyKey(person.company),
    emailKey: emailKey(person.email),
    linkedinKey: linkedinKey(person.linkedinUrl),
  };
}

/**
 * Whether two records are of one person: the same LinkedIn or e-mail address, or the same name at the same company.
 * Different LinkedIn addresses are different people, whatever else is the same.
 */
export function isSamePerson(a: PersonKeys, b: PersonKeys): boolean {
  if (a.linkedinKey !== '' && b.linkedinKey !== '') return a.linkedinKey === b.linkedinKey;
  if (a.emailKey !== '' && a.emailKey === b.emailKey) return true;
  return (
    a.nameKey.includes(' ') && a.nameKey === b.nameKey && a.companyKey !== '' && a.companyKey === b.companyKey
  );
}
