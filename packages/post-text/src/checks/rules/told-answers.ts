import { pastOf } from '../../writer/base-forms.ts';
import { BASE_VERBS, hasFiniteVerb, isPast as tellsDeed, wordsOf } from '../../writer/lexicon.ts';
import type { Put } from './pattern-rule.ts';

type Told = { text: string; more: number };

const LABEL = 'Say it without the question';
const FAR = 160;
/** What parts a name for a thing from what is told of it. */
const PARTS =
  /[,;:.!?…\n—]|(?<=\s)(?:who|that|which|of|in|on|at|by|with|from|for|to|over|under|and|behind)\b/u;
const VERBS =
  /^(?:is|are|was|were|am|be|has|have|had|do|does|did|will|would|can|could|may|might|must|should|came|went|fell|rose|got|made|took|said|left|kept|lost|won|held|felt|found|gave|ran|sat|saw|sent|thought|wrote|stood|became|began|brought|bought|knew|met|paid|put|read|set|sold|spent|taught|told|grew|hit|let|cut|cost|costs|means|follow|follows|comes|goes|works|wins|win|matters|grows|beats|starts|\p{L}{2,}ed|\p{L}+n['’]t|\p{L}+['’](?:s|re|ve|ll|d|m))$/iu;
const BEGINS =
  /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|no|less|more|fewer|double|new|both|my|our|their|his|her|somebody|someone|(?:small|short|long|fast|slow|simpl|clear|low|high|great|strong|cheap|happi|calm|quiet|soft|bett|larg|bigg|kind)er|\d[\d.,]*%?)$/i;
/** Begins a sentence of its own, or one that asks something of the reader. */
const OTHERWISE =
  /^(?:I|we|you|they|he|she|it|this|that|there|these|those|nobody|everybody|everyone|nothing|not|yes|never|don['’]t|ask|bring|call|come|count|do|follow|give|go|keep|let|listen|look|make|play|read|say|start|stop|take|tell|test|try|wait|walk|write|hire|find|be|use|get|put|learn|show|build|choose|just|only|always|because|if|when|in|on|by|with|how|what|why)$/i;
const PAST = /\b(?:was|were|had|did|came|went|fell|rose|got|took|said|left|lost|\p{L}{3,}ed)\b/u;

/** What an answer of a few words begins with, where it is the name of a thing and no sentence. */
function thingOf(answer: string): string | undefined {
  const name = answer.slice(0, answer.search(PARTS) < 0 ? undefined : answer.search(PARTS)).trim();
  const words = name.split(/\s+/);
  const first = words[0] ?? '';
  if (isClause(answer)) return undefined;
  if (first === '' || words.length > 4 || OTHERWISE.test(first) || words.some((word) => VERBS.test(word)))
    return undefined;
  // 'My phone rang.'
  if (words.slice(2).some((word) => tellsDeed(word.toLowerCase()))) return undefined;
  if (BEGINS.test(first) || /^\p{Lu}\p{Ll}+ing$/u.test(first)) return first;
  // 'Trust wins.' is a sentence, 'Less noise.' is none.
  if (words.length === 1) return /^\p{Lu}\p{Ll}{2,}$/u.test(first) ? first : undefined;
  return /^[^.!?\n]*\s(?:on|of|by|from|in|with)\s/.test(answer) && words.length < 3 && !first.endsWith('s')
    ? first
    : undefined;
}

/** What ends the part of an answer that may be a clause of its own: the verb behind it tells which thing is meant. */
const WHICH_ONE = /[.!?\n,—–]|(?<=\s)(?:who|that|which|whose|where|when|because|so|to|for)(?= )/u;
const SEVERAL =
  /^(?:people|children|men|women|staff|customers|them|us|all|both|most|many|two|three|four|five|six|seven|eight|nine|ten|\p{L}{2,}(?:[^s\P{L}]s))$/u;
const BETWEEN = /^(?:now|still|also|always|never|often|only|just|already|then|simply|both|all)$/;

/** Whether an answer is a clause: 'Four people now work from the same list', and not 'Four people who work here'. */
function isClause(answer: string): boolean {
  const end = answer.search(WHICH_ONE);
  const words = wordsOf(end < 0 ? answer : answer.slice(0, end));
  // 'Fewer calls.'
  if ((words.length < 3 && !tellsDeed(words[1] ?? '')) || tellsDeed(words[0] ?? '')) return false;
  if (words[0]?.endsWith('%')) return words.slice(2).some(tellsDeed);
  if (hasFiniteVerb(words) || /^(?:now|again|anymore|today)$/.test(words.at(-1) ?? '')) return true;
  return words.some((word, at) => {
    let before = at - 1;
    while (before > 0 && BETWEEN.test(words[before] ?? '')) before -= 1;
    return (
      before >= 0 && BASE_VERBS.has(word) && SEVERAL.test(words[before] ?? '') && words[at - 1] !== 'all'
    );
  });
}

/** 'Shiftwren, built with 300 care homes' */
const NAMED = /^\p{Lu}\p{Ll}+, (?:built|made|founded|run|led|designed|an?|the|our|who|where)\b/u;

/** A word as it stands within a sentence: small, unless the text writes it large there too. */
function small(word: string, text: string): string {
  if (word.length < 2 && word !== 'A') return word;
  const isName = new RegExp(`(?<=\\p{Ll},? )${word.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'u').test(text);
  return isName ? word : word.charAt(0).toLowerCase() + word.slice(1);
}

function nextOf({ input, index, 0: asked }: RegExpExecArray): { space: number; answer: string } {
  const end = index + asked.length;
  const rest = input.slice(end, end + FAR);
  const space = rest.length - rest.trimStart().length;
  return { space, answer: rest.trimStart() };
}

/** 'The result? A team that stays.' is 'The result is a team that stays.' */
export function asStatement(match: RegExpExecArray): Put | undefined {
  const told = statementOf(match);
  return told && { ...told, label: LABEL };
}

function statementOf(match: RegExpExecArray): Told | undefined {
  const { space, answer } = nextOf(match);
  const [asked = ''] = match;
  const question = asked.trim().replace(/\?$/, '');
  const before = match.input.slice(Math.max(0, match.index - FAR), match.index);
  const isPast = PAST.test(before) || PAST.test(answer.split(/[.!?\n]/)[0] ?? '');
  const own = /^(?:(?:And|But|So|Now) )?[Ww]hat did (?<who>I|we) (?<act>learn|find)$/.exec(question)?.groups;
  if (/^That \p{Ll}/u.test(answer)) {
    if (own?.['act'] === 'learn') return { text: `${person(own['who'])} learned that`, more: space + 4 };
    const meant = /what does (?<it>this|that|it) mean(?<whom> for [^?]+)?$/i.exec(question)?.groups;
    if (meant === undefined) return undefined;
    const whom = meant['whom']?.trim();
    const it = meant['it'] ?? 'this';
    return {
      text: whom === undefined ? `${capital(it)} means that` : `${capital(whom)}, ${it} means that`,
      more: space + 4,
    };
  }
  const how = /^(?:(?:And|But|So) )?[Hh]ow did (?<who>I|we|they) do it$/.exec(question)?.groups?.['who'];
  if (how !== undefined) {
    const means = /^(?:With|By|Through|In|One)(?= \p{Ll})/u.exec(answer)?.[0];
    return means === undefined
      ? undefined
      : { text: `${person(how)} did it ${means.toLowerCase()}`, more: space + means.length };
  }
  const went = /^What (?<verb>changed|happened)(?: next| then)?$/.exec(question)?.groups?.['verb'];
  const all = /^(?:Everything|Nothing)(?=[.!](?:\s|$))/.exec(answer)?.[0];
  if (went !== undefined && all !== undefined) return { text: `${all} ${went}`, more: space + all.length };
  const denied = deniedOf(question, answer);
  if (denied !== undefined) return { ...denied, more: denied.more + space };
  const counted = countedOf(question, answer) ?? ledOf(question, answer);
  if (counted !== undefined) return { ...counted, more: counted.more + space };
  // 'How do both of those hold? People buy one paperback instead.'
  if (/^(?:how|why) /i.test(question) && OPENS_SENTENCE.test(answer) && hasFiniteVerb(wordsOf(answer)))
    return { text: '', more: 0 };
  const makes =
    /^What (?:makes|keeps|drives|gets) (?:me|us) [^?]+$/.exec(question) !== null &&
    LINE_I_READ.exec(answer)?.groups;
  if (makes)
    return {
      text: `${question} is ${makes['first']?.toLowerCase() ?? ''}`,
      more: space + (makes['first'] ?? '').length,
    };
  const first = thingOf(answer);
  if (first === undefined) return undefined;
  const told = {
    text: NAMED.test(answer) ? first : small(first, match.input),
    more: space + first.length,
  };
  if (own !== undefined)
    return own['act'] === 'find' ? { ...told, text: `${person(own['who'])} found ${told.text}` } : undefined;
  const kept = /^what (?:kept|made|drove|pushed|saved) (?:me|us) [^?]+$/i.exec(question);
  const asks =
    /^(?:so )?what(?: is|['’]s) (?<what>the (?:answer|secret|lesson|solution|alternative|catch|difference|trick|point))$/i.exec(
      question,
    )?.groups?.['what'];
  if (
    kept === null &&
    asks === undefined &&
    !/^(?:(?:and|but|so|or) )?(?:the|my|our|their) [\p{L}’' -]+$/iu.test(question)
  )
    return undefined;
  const subject = asks ?? question;
  const several = /(?:[^su]s|people)$/i.test(subject) && kept === null;
  const be = several ? (isPast ? 'were' : 'are') : isPast ? 'was' : 'is';
  return { ...told, text: `${capital(subject)} ${be} ${told.text}` };
}

const OPENS_SENTENCE = /^(?:People|Nobody|No one|Everyone|Everybody) \p{Ll}+ /u;
/** 'A line I have not read before' */
const LINE_I_READ =
  /^(?<first>An?) \p{Ll}+ (?:I|we|they|you) (?:have|had|can|do|did|\p{Ll}+)\b[^.,;:!?\n]*(?=[.,])/u;

/** 'The reason? Not price. Not features. Silence.' is 'The reason was silence, not price or features.' */
function deniedOf(question: string, answer: string): Told | undefined {
  const groups =
    /^Not (?<one>[^.!?\n]{2,30})\. (?:Not (?<other>[^.!?\n]{2,30})\. )?(?<put>(?!Not )\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3})(?=\.(?:\s|$))/u.exec(
      answer,
    );
  const { one = '', other, put = '' } = groups?.groups ?? {};
  if (
    groups === null ||
    !/^(?:The|My|Our) \p{Ll}+(?: \p{Ll}+)?$/u.test(question) ||
    hasFiniteVerb(wordsOf(put))
  )
    return undefined;
  const not = other === undefined ? one : `${one} or ${other}`;
  return {
    text: `${question} was ${put.charAt(0).toLowerCase()}${put.slice(1)}, not ${not}`,
    more: groups[0].length,
  };
}

const COUNT =
  /^(?<count>One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|None|\d{1,6})(?=\.(?:\s|$))/;

/** 'How many investors came up afterwards? Eleven.' is 'Eleven investors came up afterwards.' */
function countedOf(question: string, answer: string): Told | undefined {
  const count = COUNT.exec(answer)?.groups?.['count'];
  const rest = /^(?:(?:And|But|So) )?how many (?<rest>.+)$/i.exec(question)?.groups?.['rest'];
  if (count === undefined || rest === undefined) return undefined;
  const did =
    /^(?:(?<what>\p{Ll}+(?: \p{Ll}+)?) )?did (?<who>I|we|they|he|she|you) (?<verb>\p{Ll}+)(?<end>(?: .+)?)$/u.exec(
      rest,
    )?.groups;
  if (did) {
    const past = pastOf(did['verb'] ?? '');
    const what = did['what'] === undefined ? '' : ` ${did['what']}`;
    return past === undefined || count === 'None'
      ? undefined
      : {
          text: `${person(did['who'])} ${past} ${count.toLowerCase()}${what}${did['end'] ?? ''}`,
          more: count.length,
        };
  }
  const words = wordsOf(rest);
  const verb = words.findIndex((word) => tellsDeed(word));
  if (
    verb < 0 ||
    verb > 2 ||
    /^(?:was|were|did|had)$/.test(words[verb] ?? '') ||
    (count === 'None' && verb > 0)
  )
    return undefined;
  return { text: `${count} ${rest}`, more: count.length };
}

/** 'How did they get there? Through the gap.' is 'They got there through the gap.' */
function ledOf(question: string, answer: string): Told | undefined {
  const asked =
    /^(?:(?:And|But|So) )?how did (?<who>I|we|they|he|she|it) (?<verb>\p{Ll}+)(?<end>(?: \p{Ll}+){0,3})$/iu.exec(
      question,
    )?.groups;
  const means = /^(?<not>Not )?(?<by>With|By|Through|Via|On|with|by|through)(?= (?!\p{L}+ing )\p{Ll})/u.exec(
    answer,
  );
  if (asked === undefined || means === null) return undefined;
  const { who, verb = '', end = '' } = asked;
  const past = pastOf(verb);
  if (past === undefined || verb === 'do') return undefined;
  const by = (means.groups?.['by'] ?? '').toLowerCase();
  return {
    text: means.groups?.['not']
      ? `${person(who)} did not ${verb}${end} ${by}`
      : `${person(who)} ${past}${end} ${by}`,
    more: means[0].length,
  };
}

/** 'Was it easy? Not at all.' is 'It was not easy.', 'Would I do it again? In a heartbeat.' is 'I would do it again in a heartbeat.' */
export function asAnswered(match: RegExpExecArray): Put | undefined {
  const told = answerOf(match);
  return told && { ...told, label: LABEL };
}

function answerOf(match: RegExpExecArray): Told | undefined {
  const { space, answer } = nextOf(match);
  const asked =
    /^(?:And |But |So )?(?<be>[Ww]as|[Ww]ere|[Ii]s|[Aa]re|[Dd]id|[Ww]ould|[Ww]ill) (?<who>I|we|it|they|he|she|this|that|people|the \p{Ll}+) (?<rest>[^?,;:]+)\?$/u.exec(
      match[0].trim(),
    )?.groups;
  const said = /^(?<said>[^.!,?\n]{2,30})(?<end>[.!])(?=\s|$)/u.exec(answer)?.groups;
  if (asked === undefined || said === undefined) return undefined;
  const [be, who, rest] = [asked['be']?.toLowerCase() ?? '', person(asked['who']), asked['rest'] ?? ''];
  const words = said['said'] ?? '';
  const more = space + words.length + 1;
  const isState = /^(?:was|were|is|are)$/.test(be);
  if (isState && /^(?:an?|the|our|my|\p{L}+ing)\b/u.test(rest)) return undefined;
  if (/\b(?:and|or)\b/.test(rest)) return undefined;
  if (isState && /^far from it$/i.test(words)) return { text: `${who} ${be} far from ${rest}.`, more };
  if (/^(?:no|nope|not at all|not even close|far from it|not really)$/i.test(words))
    return { text: `${who} ${be} not ${rest}.`, more };
  if (/^(?:yes|absolutely|definitely|of course|without (?:a doubt|hesitation|question)|always)$/i.test(words))
    return be === 'did' || isState ? undefined : { text: `${who} ${be} ${rest}.`, more };
  const [verb = '', ...others] = rest.split(' ');
  const past = be === 'did' && /^in a heartbeat$/i.test(words) ? pastOf(verb) : undefined;
  if (past !== undefined) return { text: `${[who, past, ...others].join(' ')} in a heartbeat.`, more };
  if (/^in a heartbeat$/i.test(words) && /^(?:would|will)$/.test(be))
    return { text: `${who} ${be} ${rest} in a heartbeat.`, more };
  return undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const person = (who = ''): string => capital(who);
