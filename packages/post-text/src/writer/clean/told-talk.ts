import { hasFiniteVerb, wordsOf } from '../lexicon.ts';
import { findSentences } from '../../text/sentences.ts';
import { headOf, isTalk, monologueIn, nameOver } from '../../text/talk.ts';
import {
  asksOther,
  bareSaid,
  ended,
  isChatter,
  OWN_NAME,
  speaksOfSelf,
  TYPED_TO_OTHERS,
} from './chat-words.ts';

/** A chat without the times in it, each message behind the name of who wrote it. */
export function unstamp(lines: readonly string[]): string[] {
  if (!isTalk(lines.join('\n'))) return [...lines];
  let over = '';
  return lines.flatMap((line) => {
    const above = nameOver(line);
    if (above !== undefined) {
      over = above;
      return [];
    }
    const head = headOf(line);
    const [name, said] = head === undefined ? [over, line.trim()] : [head.name, line.slice(head.length)];
    if (said === '' || name === '') return [line];
    return [`${name.charAt(0).toLocaleUpperCase('en')}${name.slice(1)}: ${said}`];
  });
}

interface Line {
  name: string;
  said: string;
  self: boolean;
}

/**
 * A pasted chat as what was found in it: statements without who made them, what somebody says of themselves under their name, and
 * nothing of what people say to one another around it. `left` says to the author whose words those are. Conversations that are
 * told, in whole sentences, stay as they are.
 */
export function tellTalk(text: string, typed: string): { text: string; left: string[] } {
  const alone = monologueIn(text);
  if (alone !== undefined)
    return {
      text: alone.said.split('\n').map(ended).join('\n'),
      left: OWN_NAME.test(alone.name) ? [] : [toldByOne(alone.name)],
    };
  if (!(isTalk(typed) || isTalk(text)) || !isPasted(typed)) return { text, left: [] };
  const lines: Line[] = [];
  const names = new Set<string>();
  let name = '';
  let asked: Asked | undefined;
  let needsQuestions = false;
  for (const line of text.split('\n')) {
    const head = headOf(line);
    name = head?.name ?? name;
    if (name !== '') names.add(name);
    const message = line.slice(head?.length ?? 0);
    for (const { start, end } of findSentences(message)) {
      const said = bareSaid(message.slice(start, end));
      // 'who uses it' 'two people': told without the question, an author's answer says nothing.
      if (
        said !== '' &&
        asked !== undefined &&
        asked.name !== name &&
        OWN_NAME.test(name) &&
        isBareAnswer(said)
      )
        needsQuestions = true;
      if (asksOther(said) || ASKS_BARELY.test(said)) asked = { name, words: wordsOf(said) };
      const isAnswer = asked !== undefined && asked.name !== name && namesAgain(said, asked);
      if (asksOther(said) || (isChatter(said) && !isAnswer)) continue;
      lines.push({ name, said: ended(said), self: speaksOfSelf(said) });
    }
    if (asked !== undefined && asked.name !== name) asked = undefined;
  }
  const authors = [...names].filter((one) => OWN_NAME.test(one));
  // Who is a role without a name is told as in a conversation.
  if (
    lines.length === 0 ||
    names.size === 0 ||
    [...names].some((one) => !OWN_NAME.test(one) && A_ROLE.test(one))
  )
    return { text, left: [] };
  if (authors.length > 0) return needsQuestions ? { text, left: [] } : toldByAuthor(lines);
  const others = [...new Set(lines.filter(({ self }) => self).map((line) => line.name))];
  const [teller = ''] = others;
  // Where one tells and the others ask and laugh, the post is that one's.
  if (others.length === 1 && lines.every(({ name: one }) => one === teller))
    return {
      text: lines.map(({ said }) => said).join('\n'),
      left: [toldByOne(teller)],
    };
  return {
    text: lines.map((line) => (line.self ? `${line.name}: “${line.said}”` : line.said)).join('\n'),
    left: [
      `Taken from a conversation with ${listed.format([...names])}: what was found there is told without who said it, so look whether it is yours to tell`,
      ...(others.length > 0
        ? [
            `Words of ${listed.format(others)} stand in the draft under their name: if they are yours, write ‘Me’ for that name in your notes, and ask before you print those of others`,
          ]
        : []),
    ],
  };
}

const ASKS_BARELY = /^(?:who|what|where|when|which|how (?:many|much|long|often)) \p{L}+/iu;
/** 'two people', 'he asked for a reference': who and what is meant, was asked. */
const isBareAnswer = (said: string): boolean =>
  !hasFiniteVerb(wordsOf(said)) || /^(?:he|she|they|it|er|sie|es|il|elle)(?!\p{L})/iu.test(said);

interface Asked {
  name: string;
  words: readonly string[];
}

/** 'only the photos' behind 'that was only the photos, right?': an answer that says what was asked. */
const namesAgain = (said: string, { words }: Asked): boolean =>
  wordsOf(said).length > 1 && wordsOf(said).some((word) => word.length > 3 && words.includes(word));

/** A chat in which its author wrote too: their lines as theirs, what others found without who said it, what those did under their name. */
function toldByAuthor(lines: readonly Line[]): { text: string; left: string[] } {
  const isOwn = ({ name }: Line) => OWN_NAME.test(name);
  const told = lines.map((line) => (isOwn(line) || !line.self ? line.said : `${line.name}: “${line.said}”`));
  const others = [...new Set(lines.filter((line) => !isOwn(line)).map(({ name }) => name))];
  return {
    text: told.join('\n'),
    left:
      others.length === 0
        ? []
        : [
            `Taken from a conversation with ${listed.format(others)}: what they said stands there too, so look whether it is yours to tell, and ask before you print it`,
          ],
  };
}

const toldByOne = (name: string): string =>
  `Told as yours, since ${name} alone tells it in the conversation: if you are not ${name}, ask before you print it, and put it in their name`;

const A_ROLE =
  /^(?:(?:the |a |my |our )?(?:customers?|clients?|boss|manager|candidate|recruiter|prospect|friend|mum|mom|dad|wife|husband|son|daughter|founder|investor|ceo|cto|users?|doctor|patient|teacher|student|colleague|interview\p{L}+|host|guest|moderator|reporter|engineer|designer|sales|support|intern|parent|child|kid|him|her|he|she|them|they|us|q|a|speaker|person|participant|unknown|sprecher))(?: ?(?:\d{1,2}|[a-d]))?$/iu;
const listed = new Intl.ListFormat('en-GB');

/** Whether a conversation was pasted out of a chat: times stand in it, or people type as they do there. */
function isPasted(typed: string): boolean {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  if (lines.some((line) => nameOver(line) !== undefined)) return true;
  const said = lines.flatMap((line) => {
    const head = headOf(line);
    return head === undefined
      ? []
      : [{ timed: /\d[:.]\d\d/.test(line.slice(0, head.length)), text: line.slice(head.length) }];
  });
  if (said.filter(({ timed }) => timed).length > 1) return true;
  if (/[“”„«]|: "/.test(typed)) return false;
  const loose = said.filter(({ text }) => /^\p{Ll}/u.test(text) || TYPED_TO_OTHERS.test(text));
  return loose.length * 2 > said.length;
}
