/** Forms of companies, which one source writes and another leaves out. */
const legalForms: ReadonlySet<string> = new Set(
  (
    'ab ag aps as asa bv cie co company corp corporation gmbh inc kg kk limited llc llp ltd nv oy plc pte pty pvt sa sarl ' +
    'sas se sl spa srl'
  ).split(' '),
);

/** Lower case without accents; at most 400 characters are looked at. */
export function foldText(text: string): string {
  return text
    .slice(0, 400)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ');
}

/** Words, with the signs that tell C from C++ and C#. */
export function wordsOf(folded: string): string[] {
  return folded.match(/\.net\b|[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];
}

/** The words of a company's name without its legal form. */
export function companyWords(company: string): string[] {
  const words = wordsOf(foldText(company).replaceAll('.', '')).filter(
    (word) => word !== 'and' && word !== 'the',
  );
  const bare = words.filter((word) => !legalForms.has(word));
  return bare.length > 0 ? bare : words;
}

/** The same for every way of writing a company's name; empty for none. */
export function companyKey(company: string): string {
  return companyWords(company).join('').slice(0, 120);
}
