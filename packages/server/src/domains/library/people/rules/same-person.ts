import { emailPattern } from '@limelight/contracts/catalog';
import { companyKey, foldText, splitWords } from './company-name.ts';

export interface PersonKeys {
  nameKey: string;
  companyKey: string;
  emailKey: string;
  linkedinKey: string;
}

/** Normalises a name without brackets, suffixes after a comma, accents, emoji and word order. */
export function nameKey(name: string): string {
  const bare = name
    .slice(0, 400)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/,.*$/, ' ');
  return splitWords(foldText(bare)).toSorted().join(' ').slice(0, 200);
}

export function emailKey(email: string | null): string {
  const text = (email ?? '').trim().toLowerCase().slice(0, 254);
  return emailPattern.test(text) ? text : '';
}

/** The identifying part of a LinkedIn address, such as `in/jane-doe`, or an empty string. */
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
 * Whether two records are of the same person: the same LinkedIn or email address, or the same name at the same
 * company. Different LinkedIn addresses always mean different people.
 */
export function isSamePerson(a: PersonKeys, b: PersonKeys): boolean {
  if (a.linkedinKey !== '' && b.linkedinKey !== '') return a.linkedinKey === b.linkedinKey;
  if (a.emailKey !== '' && a.emailKey === b.emailKey) return true;
  return (
    a.nameKey.includes(' ') && a.nameKey === b.nameKey && a.companyKey !== '' && a.companyKey === b.companyKey
  );
}
