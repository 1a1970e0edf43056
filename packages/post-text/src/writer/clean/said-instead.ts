/** '(don't write burnout, write 'I needed a change')' behind why something was so. */
const INSTEAD =
  /[^\S\n]?[([]\s*(?:please |pls )?(?:don['’]?t|do not|dont) (?:write|say|put|call it|mention) ['"“‘]?(?<not>[\p{L}-]+(?: [\p{L}-]+){0,3}?)['"”’]?[,;]? (?:please |but |just |rather |so )*(?:write|say|put|call it) ['"“‘](?<put>[^"”’()\n]{3,80}?)['"”’](?=[,;.)\]]|\s*[)\]])[^()[\]\n]*[)\]]/giu;
const SUBJECT = /^(?:i|we|he|she|they|it|my|our) /i;
/** 'because I had a burnout', at the end of what stands before. */
const BECAUSE = /\b(?<why>because|since|as) (?<reason>(?:i|we|he|she|they|it|my|our) [^.!?\n]*)$/iu;

/** Notes with the words that their author wants said in place of others, where both are a reason; `never` are the others. */
export function sayInstead(notes: string): { text: string; left: string[]; never: string[] } {
  const [left, never]: [string[], string[]] = [[], []];
  let text = notes;
  for (const { index, 0: bracket, groups } of [...notes.matchAll(INSTEAD)].toReversed()) {
    const { not = '', put = '' } = groups ?? {};
    const before = text.slice(0, index);
    const reason = BECAUSE.exec(before)?.groups?.['reason'] ?? '';
    if (!reason.toLowerCase().includes(not.toLowerCase()) || reason === '' || !SUBJECT.test(put)) continue;
    text = before.slice(0, before.length - reason.length) + put + text.slice(index + bracket.length);
    never.push(not);
    left.push(`‘${put}’ stands where your notes ask for it, and ‘${not}’ is kept from readers`);
  }
  return { text, left, never };
}
