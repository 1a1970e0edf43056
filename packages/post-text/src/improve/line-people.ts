import { findNames } from '../checks/claims/names.ts';
import { parsePost } from '../checks/post.ts';
import { isImperative, wordsOf } from '../writer/lexicon.ts';

const WHO =
  '(?:man|woman|friend|boss|wife|husband|mother|father|mum|mom|dad|son|daughter|aunt|uncle|brother|sister|grandmother|grandfather|grandma|grandpa|boy|girl|colleague|client|guest|nurse|intern|junior|senior|patient|chef|cook|coach|pupil|apprentice|neighbour|customer|candidate|(?:co-?)?founder|tenant|student|accountant|prospect|stranger|teacher|manager|director|lead|driver|baker|doctor|carpenter|joiner|foreman|supervisor|buyer|reader|developer|designer|engineer|investor|mentor|cleaner|landlord|surgeon|caretaker|receptionist|editor|lawyer)';
const MENTION = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?|[Oo]ne) (?:[\\p{Ll}\\d-]+ ){0,2}?${WHO}(?: of \\d{2}| in [\\p{Ll}\\d-]+ [\\p{Ll}\\d]+)?(?:,? \\p{Lu}\\p{Ll}+)?(?![\\p{Ll}’'-])|\\b(?:Mrs?|Ms|Dr)\\.? \\p{Lu}\\p{Ll}+`,
  'gu',
);

const DAY =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|LinkedIn)$/;

/** The one person that the sentences before speak of; nothing where they speak of several, or of people. */
function onePerson(before: readonly string[]): string | undefined {
  const text = before.join(' ');
  const mentions = [...text.matchAll(MENTION)].map((match) => ({
    words: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const names = findNames(parsePost(text)).filter(
    ({ start, end }) =>
      !mentions.some((one) => one.start <= start && start < one.end) &&
      !DAY.test(text.slice(start, end)) &&
      // The first word of what somebody says has a capital too.
      !(/["“]$/.test(text.slice(0, start)) && end - start < 5),
  );
  const found = [
    ...mentions.map(({ words }) => words),
    ...names
      .map(({ start, end }) => ({ name: text.slice(start, end), start }))
      // A word at the start of a sentence may be any word.
      .filter(({ name, start }) => /^\p{Lu}\p{Ll}+$/u.test(name) && /[\p{Ll},] $/u.test(text.slice(0, start)))
      .map(({ name }) => name),
  ];
  const different = new Set(found.map((one) => one.toLowerCase().split(' ').at(-1)));
  return different.size === 1 && names.length === found.length - mentions.length ? found[0] : undefined;
}

const small = (person: string) =>
  /^(?:My|Our|The|An?|One) /.test(person) ? person.charAt(0).toLowerCase() + person.slice(1) : person;
const large = (person: string) => person.charAt(0).toUpperCase() + person.slice(1);

/** 'I'd been rushing past him all week.' with the one who is meant, where the text names one person alone before it. */
export function withPerson(text: string, before: readonly string[]): string | undefined {
  const pronouns = text.match(/\b(?:he|she|him|her|his)\b/gi) ?? [];
  if (pronouns.length === 0 || /["“]/.test(text) || isImperative(wordsOf(text))) return undefined;
  if (/\b(?:they|them|their|it|its|this|that|there|these|those)\b/i.test(text)) return undefined;
  const person = onePerson(before);
  if (person === undefined) return undefined;
  // Somebody was spoken of before this one was named: it may be either.
  const told = before.join(' ');
  if (/\b(?:he|she|him|her|his)\b/i.test(told.slice(0, told.indexOf(person)))) return undefined;
  if (/^(?:He|She) \p{Ll}/u.test(text)) return `${large(person)}${text.replace(/^(?:He|She)/, '')}`;
  if (/^(?:His|Her) \p{Ll}/u.test(text)) return `${large(person)}’s${text.replace(/^(?:His|Her)/, '')}`;
  const object = text.replace(
    /\b(him|her)(?=[.,!?]| (?:in|on|at|for|with|to|about|after|before|all|every|last|the|a|an|two|three|my|our|again|how|what|why|when|because|and|from|by|out|off|up|down|back|home|once|twice|until|again|that)\b)/,
    small(person),
  );
  return object === text ? undefined : object;
}

const GROUP =
  /\b(?:(?:[Oo]ur|[Mm]y|[Tt]he|[Aa]ll)(?: (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))?|\d+|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve|[Tt]wenty|[Tt]hirty)(?: (?!of\b)[\p{Ll}-]+)? (?:people|children|men|women|parents|juniors|seniors|clients|guests|nurses|patients|students|pupils|cooks|colleagues|interns|hires|friends|neighbours|candidates|applicants|architects|couples|families|staff|\p{Ll}{3,}(?:[ae]ers|[^n]ers|ors|ists|ees))\b/gu;
const PEOPLE_DO =
  /^(?:(?:had|have|has) )?(?:not |never |always |still |also )?(?:cried|left|said|asked|wrote|stayed|told|quit|paid|came|called|answered|knew|dared|learned|laughed|wanted|thought|stopped|went|refused|admitted|complained|said|sent|signed|renewed|agreed|forgot|noticed|bought|used|finished|threw|throw|write|ask|read|learn|know|work|teach|taught|hired)\b/;

/** 'Two of them cried on the call.' and 'They had not dared to ask.' with those who are meant, where one group alone is named before. */
export function withGroup(text: string, before: readonly string[]): string | undefined {
  const [, part = '', rest = ''] =
    /^(They|(?:One|Two|Three|Four|Five|Six|Half|Most|Some|None|Many|All|\d+) of them) (\p{Ll}[^"“]{8,120})$/u.exec(
      text,
    ) ?? [];
  if (
    !PEOPLE_DO.test(rest) ||
    /\b(?:they|them|their|it|he|she|him|her|his|this|that|those|these)\b/.test(rest)
  )
    return undefined;
  const told = before.join(' ');
  const groups = [...told.matchAll(GROUP)].map(([words]) => words);
  const [group] = groups;
  const one = new Set(groups.map((words) => words.split(' ').at(-1)));
  if (group === undefined || one.size !== 1 || /\bthey\b/i.test(before.slice(0, -1).join(' ')))
    return undefined;
  const named = small(group.replace(/^All /, 'all '));
  if (part === 'They') return `${large(named)} ${rest}`;
  const whose = /^(?:our|my|the) /.test(named) ? named : `the ${named.replace(/^all /, '')}`;
  return `${part.replace(/ them$/, '')} ${whose} ${rest}`;
}
