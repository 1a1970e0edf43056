/** Legal forms, which some sources write and others omit. */
const legalForms: ReadonlySet<string> = new Set(
  (
    'ab ag aps as asa bv cie co company corp corporation gmbh inc kg kk limited llc llp ltd nv oy plc pte pty pvt sa sarl ' +
    'sas se sl spa srl'
  ).split(' '),
);

/** Lower-cases a text and removes accents. It reads at most 400 characters. */
export function foldText(text: string): string {
  return text
    .slice(0, 400)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ');
}

/** Splits a text into words. `+` and `#` are kept, so that C, C++ and C# differ. */
export function splitWords(folded: string): string[] {
  return folded.match(/\.net\b|[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];
}

export function companyWords(company: string): string[] {
  const words = splitWords(foldText(company).replaceAll('.', '')).filter(
    (word) => word !== 'and' && word !== 'the',
  );
  const bare = words.filter((word) => !legalForms.has(word));
  return bare.length > 0 ? bare : words;
}

/** A key that is the same for every spelling of a company's name, or an empty string. */
export function companyKey(company: string): string {
  return companyWords(company).join('').slice(0, 120);
}
