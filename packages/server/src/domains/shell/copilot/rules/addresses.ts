/** What the server would take for an address, whatever follows; spaces in it are encoded, and line breaks dropped. */
const withScheme = /^(?:https?:|feed:|www\.|\/\/|[a-z][a-z\d+.-]*:\/\/)/i;
/** Fields that take an address without a scheme, too. */
const namesAddress = /url|uri|address|link|feed|site|domain/i;
const dot = /[.。．｡]/u;

/**
 * The values of a tool's input that are addresses. One inside of a longer text is part of its words, which nobody
 * fetches.
 */
export function addressesIn(input: unknown, field = ''): string[] {
  if (typeof input === 'string') {
    const value = input.replace(/^[\s\p{C}]+/u, '');
    return withScheme.test(value) || (namesAddress.test(field) && dot.test(value)) ? [value] : [];
  }
  if (Array.isArray(input)) return input.flatMap((item: unknown) => addressesIn(item, field));
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => addressesIn(value, name));
}

const plain = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[\s/.,;:!?)]+$/, '');

/**
 * The addresses that a person did not write themselves, letter for letter. A model could have put what it knows
 * into one of them, which whoever owns it would read.
 */
export function strangeAddresses(addresses: readonly string[], written: readonly string[]): string[] {
  const words = written.join('\n').toLowerCase();
  return addresses.filter((address) => plain(address) === '' || !words.includes(plain(address)));
}
