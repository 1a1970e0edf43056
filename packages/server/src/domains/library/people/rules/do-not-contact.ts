import type { DoNotContactKind } from '@limelight/contracts';
import { emailKey, linkedinKey, nameKey, type PersonKeys } from './same-person.ts';

export interface Entry {
  kind: DoNotContactKind;
  value: string;
}

/** Normalises an entry for comparison, or returns null if it is invalid. */
export function normaliseEntry(kind: DoNotContactKind, given: string): string | null {
  switch (kind) {
    case 'email':
      return emailKey(given) || null;
    case 'domain': {
      const domain = given
        .trim()
        .toLowerCase()
        .replace(/^(?:https?:\/\/)?(?:www\.)?@?/, '')
        .replace(/[/?#].*$/, '');
      return /^[a-z0-9][a-z0-9.-]{0,250}\.[a-z]{2,24}$/.test(domain) ? domain : null;
    }
    case 'linkedin':
      return linkedinKey(given) || null;
    case 'name': {
      const key = nameKey(given);
      return key.includes(' ') ? key : null;
    }
  }
}

export function doNotContactCheck(entries: readonly Entry[]): (person: PersonKeys) => boolean {
  const known = new Set(entries.map(({ kind, value }) => `${kind} ${value}`));
  return ({ emailKey: email, linkedinKey: linkedin, nameKey: name }) => {
    const domain = email.slice(email.indexOf('@') + 1);
    return (
      (email !== '' && (known.has(`email ${email}`) || isBelow(known, domain))) ||
      (linkedin !== '' && known.has(`linkedin ${linkedin}`)) ||
      (name !== '' && known.has(`name ${name}`))
    );
  };
}

/**
 * Whether a typed recipient may be somebody who opted out: the same name at the same company. If one of them has no
 * company, a full name is enough.
 */
export function mayBeOptedOut(typed: PersonKeys, optedOut: readonly PersonKeys[]): boolean {
  return optedOut.some(
    ({ nameKey: name, companyKey: company }) =>
      name === typed.nameKey &&
      (company === '' || typed.companyKey === '' ? name.includes(' ') : company === typed.companyKey),
  );
}

function isBelow(known: ReadonlySet<string>, domain: string): boolean {
  const labels = domain.split('.').slice(-6);
  return labels.some((_, at) => known.has(`domain ${labels.slice(at).join('.')}`));
}

/** The entries that keep a person on the list even after the record is deleted. */
export function entriesOf(person: PersonKeys): Entry[] {
  const entries: Entry[] = [];
  if (person.emailKey !== '') entries.push({ kind: 'email', value: person.emailKey });
  if (person.linkedinKey !== '') entries.push({ kind: 'linkedin', value: person.linkedinKey });
  // Several people can share a name, so it is listed only if there is no address.
  if (entries.length === 0 && person.nameKey.includes(' '))
    entries.push({ kind: 'name', value: person.nameKey });
  return entries;
}
