/** '(don't write burnout, write 'I needed a change')' behind why something was so. */
const INSTEAD =
  /[^\S\n]?[([]\s*(?:please |pls )?(?:don['’]?t|do not|dont) (?:write|say|put|call it|mention) ['"“‘]?(?<not>[\p{L}-]+(?: [\p{L}-]+){0,3}?)['"”’]?[,;]? (?:please |but |just |rather |so )*(?:write|say|put|call it) ['"“‘](?<put>[^"”’()\n]{3,80}?)['"”’](?=[,;.)\]]|\s*[)\]])[^()[\]\n]*[)\]]/giu;
const SUBJECT = /^(?:i|we|he|she|they|it|my|our) /i;
/** 'because I had a burnout', at the end of what stands before. */
const BECAUSE = /\b(?<why>because|since|as) (?<reason>(?:i|we|he|she|they|it|my|our) [^.!?\n]*)$/iu;

/** 'Not sure how to end it, maybe something about the levy? We pay 22k into it.': what 'it' is. */
const THOUGHT_OF =
  /(?<=^|[.!?\n]\s*)(?:and |but )?(?:(?:i['’]?m|i am) )?(?:not sure|unsure|no idea|dunno|idk)(?: yet)? (?:how|where|what) to (?:end|finish|close|start|begin|open|call|title|say)[^.!?\n]{0,25}?[,;.–-]? (?:but )?(?:maybe|perhaps|possibly)(?: with)? (?:something|sth|a (?:line|word|bit)) (?:about|on|with) (?<topic>(?:the|our|my|his|her|their|a|an) [^.!?,;\n]{3,50})[?.!]+\s*(?<next>[^.!?\n]+[.!?]?)?/giu;

/** Notes without the wonder how they should end, and with its topic where the sentence behind it speaks of 'it'. */
function withTopic(notes: string): { text: string; left: string[] } {
  const left: string[] = [];
  const text = [...notes.matchAll(THOUGHT_OF)].toReversed().reduce((told, { index, 0: whole, groups }) => {
    const { topic = '', next = '' } = groups ?? {};
    const said = /\b(?:the|our|my) \p{L}+ .*\bit\b/iu.test(next) ? next : next.replace(/\bit\b/i, topic);
    left.push(
      `Left out, since it speaks of the post and not in it: ‘${whole.slice(0, whole.length - next.length).trim()}’`,
    );
    return told.slice(0, index) + said + told.slice(index + whole.length);
  }, notes);
  return { text, left };
}

/** 'the Cartwright job, actually don't use the name, say a family in Stockport': whose it is, said otherwise. */
const NAMED_OTHERWISE =
  /(?<=\b[Tt]he )(?<name>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}) (?<thing>\p{Ll}+)(?<on>[^.!?\n,;–—]{0,60})[,;–—.]\s*(?:actually|sorry|wait|oh|but|please|pls|and|no)?,? ?(?:[Dd]on['’]?t|[Dd]o not|[Nn]ever) (?:use|say|print|write|put|mention|give) (?:in )?(?:the|that|their|his|her|its) names?,? (?:just |rather |but |so )*(?:say|write|put|call (?:it|them|him|her)) ['"“‘]?(?<put>(?:an?|one|some|my|our) [^.,;!?\n"”’]{3,50})['"”’]?/gu;

function withOtherName(notes: string): { text: string; left: string[]; never: string[] } {
  const left: string[] = [];
  const never: string[] = [];
  const text = [...notes.matchAll(NAMED_OTHERWISE)]
    .toReversed()
    .reduce((told, { index, 0: whole, groups }) => {
      const { name = '', thing = '', on = '', put = '' } = groups ?? {};
      left.push(`‘${put}’ stands where your notes ask for it, and ‘${name}’ is kept from readers`);
      never.push(name);
      return `${told.slice(0, index)}${thing} for ${put}${on}${told.slice(index + whole.length)}`;
    }, notes);
  return { text, left, never };
}

/** Notes with the words that their author wants said in place of others, where both are a reason; `never` are the others. */
export function sayInstead(notes: string): { text: string; left: string[]; never: string[] } {
  const renamed = withOtherName(notes);
  const ended = withTopic(renamed.text);
  const { never } = renamed;
  const left = [...renamed.left, ...ended.left];
  let { text } = ended;
  for (const { index, 0: bracket, groups } of [...text.matchAll(INSTEAD)].toReversed()) {
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
