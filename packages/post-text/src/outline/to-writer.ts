import { languageOf, type Language } from '../text/language.ts';
import grammar from './to-writer.json' with { type: 'json' };

/** What a sentence is: `kept` is the author's text, `left` is what they say to whoever writes the post. */
interface Told {
  kept: string;
  left: string;
  /** The subject in a request such as "write about X", for notes that contain nothing else. */
  topic?: string;
  /** Set when `kept` is the value of a labelled call to action. */
  isCall?: boolean;
}

const QUOTE = String.raw`["“„«»‘']`;

type Word = keyof (typeof grammar)['en'];

const END = String.raw`(?![\p{L}\p{N}\p{M}])`;
const word = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}\p{M}])(?:${words})${END}`, 'iu');

/** The longest sentence that can be a request. */
const LONGEST = 400;
const FEW_WORDS = 8;
const MANY_WORDS = 12;
const wordCount = (text: string) => text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** The patterns of a language. Verbs come last in Hindi, and after "can you" in German and Dutch. */
function patternsOf(language: Language) {
  const words: Readonly<Record<Word, string>> = grammar[language];
  const anywhere = (name: Word) => word(words[name]);
  const lead = String.raw`^[\s"“‘(]*(?:(?:${words.lead})(?:[\s,.!]+|$))*`;
  const starts = (rest: string) => new RegExp(`${lead}(?:${rest})(?![\\p{L}\\p{M}])`, 'iu');
  const verb = (name: Word) => (language === 'hi' ? anywhere(name) : starts(words[name]));
  const negated = String.raw`(?:${words.not})\s+(?:(?:${words.not})\s+)?(?:${words.put})`;
  return {
    lead: new RegExp(lead, 'iu'),
    make: verb('make'),
    put: verb('put'),
    text: anywhere('text'),
    makeLater: anywhere('make'),
    it: anywhere('it'),
    into: anywhere('into'),
    you: anywhere('you'),
    me: anywhere('me'),
    one: anywhere('one'),
    ofSomebody: new RegExp(
      String.raw`(?<![\p{L}\p{M}])(?:${words.the})\s+(?:\S+\s+)?(?:${words.one})${END}|^(?:${words.one})\s+(?:${words.the})${END}`,
      'iu',
    ),
    part: anywhere('part'),
    tooMuch: starts(String.raw`(?:${words.not})\s+(?:${words.too})`),
    putAny: anywhere('put'),
    shouldAny: word(words.should),
    modal: starts(words.modal),
    notQuoted: new RegExp(String.raw`${lead}(?:${words.not})\s+(?:\S+\s+){0,3}?${QUOTE}\s?\S`, 'iu'),
    notAny: anywhere('not'),
    pleaseAny: anywhere('please'),
    pleaseMe: new RegExp(String.raw`(?:${words.please})\s+(?:${words.contact})${END}`, 'iu'),
    languages: languageNames(language),
    keepAlone: new RegExp(String.raw`^(?:${words.keep})[.:!]*$`, 'iu'),
    conjunctions: new RegExp(String.raw`\s(?:${words.conj})\s+`, 'giu'),
    take: new RegExp(String.raw`^\s*(?:${words.take})\s*[:,–-]`, 'iu'),
    source: new RegExp(String.raw`^\s*(?:${words.source})\s*:\s*`, 'iu'),
    header: new RegExp(String.raw`^(?:(?:${words.header})\s*:\s*\S|(?:${words.dear}))`, 'iu'),
    about: new RegExp(String.raw`(?:^|.*?\s)(?:${words.about})\s+(?=\S)`, 'iu'),
    makeAbout:
      language === 'hi'
        ? new RegExp(String.raw`(?:${words.about})\s+.*(?:${words.make})`, 'iu')
        : starts(String.raw`(?:${words.make})\s+(?:(?:\S+\s+){0,4}?)(?:${words.about})`),
    putNot: starts(`${negated}|(?:${words.put})(?:\\s+\\S+){0,3}\\s+(?:${words.not})`),
    putNotLate: new RegExp(String.raw`(?:${words.not})\s+(?:${words.put})[.!]?$`, 'iu'),
    want: starts(words.want),
    wantBare: starts('want|wish|hope'),
    sound: anywhere('sound'),
    should: starts(words.should),
    people: anywhere('people'),
    contact: anywhere('contact'),
    not: language === 'hi' ? anywhere('not') : starts(words.not),
    thanks: new RegExp(String.raw`^[\s(]*(?:${words.thanks})[\s.!)🙏🙂😊]*$`, 'iu'),
    notes: anywhere('notes'),
    drop: new RegExp(String.raw`^\s*(?:${words.drop})\s*[:=]`, 'iu'),
    keep: new RegExp(String.raw`^\s*(?:${words.keep})\s*[:=]\s*`, 'iu'),
    call: new RegExp(String.raw`^\s*(?:${words.call})\s*[:=]\s*`, 'iu'),
    length: new RegExp(
      String.raw`^(?:\S+\s+){0,2}[~<]?\d+(?:\s?[-–]\s?\d+)?\s+(?:${words.amount})(?:\s+\S+)?[.!?]?$`,
      'iu',
    ),
    check: new RegExp(String.raw`^(?:${words.check})${END}`, 'iu'),
    act: starts(words.act),
    spoken: new RegExp(String.raw`^(?:(?:${words.spoken})[\s,]+)+`, 'iu'),
    hesitation: new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words.hesitation})${END}[,.…]*\s*`, 'giu'),
  };
}

/** The names of the product's languages, as the platform knows them. */
function languageNames(language: Language): RegExp {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const known = Object.keys(grammar).flatMap((tag) => names.of(tag) ?? []);
  return word(known.join('|'));
}

type Patterns = ReturnType<typeof patternsOf>;
const made = new Map<Language, Patterns>();

export function grammarOf(language: Language): Patterns {
  const known = made.get(language);
  if (known !== undefined) return known;
  const patterns = patternsOf(language);
  made.set(language, patterns);
  return patterns;
}

/** Where a sentence stands, and what that allows to conclude. */
export interface Place {
  /** In the first or the last line, where requests are. */
  isEdge: boolean;
  /** In the first line. */
  isFirst: boolean;
  /** An item of a list: imperatives in it are usually advice. */
  isItem: boolean;
}

export interface Notes {
  language: Language;
  /** The notes address a reader, who can be meant by an imperative. */
  isAdvice: boolean;
  /** The notes tell readers how to get in touch, who can be meant by "please". */
  hasContact: boolean;
}

const QUOTED = /["“„«»][^"”“»«\n]{0,600}["”»«]/gu;

/** A sentence that names the post itself, as in "a post for that": one that reports of a post names whose it is. */
function namesPost(sentence: string, p: Patterns): boolean {
  if (wordCount(sentence) > MANY_WORDS || !p.one.test(sentence) || p.ofSomebody.test(sentence)) return false;
  return !p.me.test(sentence) || p.want.test(sentence);
}

/** Whether a clause says how the text is to be written. */
function asksWriter(clause: string, p: Patterns, notes: Notes, { isEdge, isFirst, isItem }: Place): boolean {
  const body = clause.replace(p.lead, '');
  const isReader = p.you.test(body.replace(QUOTED, ''));
  const names = p.text.test(clause) || p.one.test(clause) || p.languages.test(clause);
  const refers = p.it.test(clause) && (p.into.test(clause) || names);
  const makes = p.make.test(clause) || (p.modal.test(clause) && p.makeLater.test(clause));
  if (makes && (refers || (p.modal.test(clause) && (names || p.it.test(clause))))) return true;
  if (p.makeAbout.test(clause) && !isReader && (names || !notes.isAdvice)) return true;
  if (p.want.test(clause) && (p.sound.test(clause) || (names && !p.ofSomebody.test(clause)))) return true;
  const wishes = p.want.test(clause) || p.wantBare.test(clause);
  if (wishes && p.people.test(clause) && p.contact.test(clause)) return true;
  if (p.should.test(clause) || p.act.test(clause)) return true;
  if (p.length.test(clause) && !p.me.test(clause)) return true;
  if (p.want.test(clause) && p.you.test(clause) && p.putAny.test(clause)) return true;
  if (isEdge && !/\d/u.test(clause)) {
    if (p.tooMuch.test(clause) && wordCount(clause) < FEW_WORDS) return true;
    if (p.it.test(clause) && p.sound.test(clause)) return true;
    if (p.shouldAny.test(clause) && p.into.test(clause)) return true;
  }
  if (isFirst && clause.endsWith(':') && p.one.test(clause) && wordCount(clause) < FEW_WORDS) return true;
  if (p.notQuoted.test(clause) && !p.me.test(clause.replace(QUOTED, '').split(/[,;]/u)[0] ?? '')) return true;
  if (p.pleaseAny.test(clause) && !p.contact.test(clause)) {
    if (p.text.test(clause) || p.into.test(clause) || makes) return true;
    if (p.notAny.test(clause) && !notes.hasContact && !p.pleaseMe.test(clause)) return true;
  }
  if (isItem || isReader || (notes.isAdvice && !isEdge)) return false;
  if ((makes || p.put.test(clause)) && (names || refers)) return true;
  const isPart = names || p.part.test(clause);
  if (isFirst && p.put.test(clause) && isPart) return true;
  if (p.not.test(clause) && isPart && wordCount(clause) < MANY_WORDS) return true;
  if (p.putNot.test(clause)) return true;
  return p.putNotLate.test(clause) && !p.me.test(clause) && wordCount(clause) < FEW_WORDS;
}

const CLAUSES = /(?<=[,;:–—])\s+|\s+(?=[-–—]\s)|(?<=[.!?])\s+/u;
const PARENTHESIS = /\s*\(([^()\n]{2,200})\)/gu;

/** Parentheses that instruct or remind: "(don't name them)", "(check the date)". */
function withoutAsides(sentence: string, p: Patterns, place: Place): { rest: string; asides: string[] } {
  const asides: string[] = [];
  const certain: Notes = { language: 'en', isAdvice: false, hasContact: false };
  const rest = sentence.replace(PARENTHESIS, (whole, inner: string) => {
    const isAside =
      p.check.test(inner) ||
      asksWriter(inner, p, certain, { ...place, isItem: false }) ||
      (place.isFirst && p.you.test(inner)) ||
      /^\?+$/u.test(inner);
    if (!isAside) return whole;
    asides.push(whole.trim());
    return '';
  });
  return { rest, asides };
}

/** The language of notes, and whom they address apart from the writer. */
export function readNotes(text: string, language: Language | null, hasContact: boolean): Notes {
  const known = language ?? languageOf(text) ?? 'en';
  const { you, lead } = grammarOf(known);
  const lines = text.replace(QUOTED, '').split(/\n|(?<=[.!?])\s/u);
  return { language: known, hasContact, isAdvice: lines.some((line) => you.test(line.replace(lead, ''))) };
}

const joinWords = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

/** Divides a sentence into the author's text and what is addressed to the writer. */
export function readSentence(sentence: string, notes: Notes, place: Place): Told {
  const p = grammarOf(notes.language);
  if (sentence.length > LONGEST) return { kept: sentence, left: '' };
  const all: Told = { kept: '', left: sentence };
  if (p.drop.test(sentence) || p.thanks.test(sentence)) return all;
  if (p.call.test(sentence)) return { kept: sentence.replace(p.call, ''), left: '', isCall: true };
  const { rest, asides } = withoutAsides(sentence.replace(p.keep, ''), p, place);
  const left = asides.join(' ');
  const bare = rest.replace(p.lead, '').trim();
  if (place.isFirst && (bare === '' || p.keepAlone.test(bare))) return all;
  const isNotes = wordCount(rest) <= FEW_WORDS && p.notes.test(rest) && !/[.!]$/u.test(rest);
  if (place.isFirst && isNotes) return all;
  if (place.isEdge && namesPost(rest, p) && !p.makeAbout.test(rest) && !rest.includes(': ')) return all;
  const asks = (part: string) =>
    p.drop.test(part) || asksWriter(part.replace(/^[-–—^]+\s/u, ''), p, notes, place);
  const clauses = rest.split(CLAUSES).filter((clause) => clause.trim() !== '');
  const at = clauses.findIndex(asks);
  if (at < 0 && !asks(rest)) return cutAtConjunction(rest, left, p, asks);
  const [first = ''] = clauses;
  if (at === 0 && first.endsWith(':') && clauses.length > 1 && !clauses.slice(1).some(asks))
    return { kept: clauses.slice(1).join(' '), left: joinWords(left, first) };
  if (at <= 0 && p.makeAbout.test(rest)) {
    const end = clauses.slice(1).findIndex(asks);
    const topic = topicOf(clauses.slice(0, end < 0 ? undefined : end + 1).join(' '), p, notes.language);
    return { ...all, ...(topic !== '' && { topic }) };
  }
  const before = clauses.slice(0, at).join(' ');
  const introduces = before.endsWith(':') && wordCount(before) < 4;
  if (at <= 0 || introduces || p.notes.test(before) || p.thanks.test(before)) return all;
  if (place.isEdge && !place.isFirst && wordCount(before) < 4 && !/\d/u.test(before)) return all;
  const kept = before.replace(/[\s,;:–—-]+$/u, '');
  return { kept, left: joinWords(left, clauses.slice(at).join(' ')) };
}

/** "… but don't write that": the request after a conjunction. */
function cutAtConjunction(rest: string, left: string, p: Patterns, asks: (part: string) => boolean): Told {
  for (const match of rest.matchAll(p.conjunctions)) {
    const after = rest.slice(match.index + match[0].length);
    if ((p.putNot.test(after) || p.notQuoted.test(after)) && asks(after))
      return {
        kept: rest.slice(0, match.index).trim(),
        left: joinWords(left, rest.slice(match.index).trim()),
      };
  }
  return { kept: rest, left };
}

/** The subject of "write about X", where it needs no other case than after the preposition. */
function topicOf(sentence: string, p: Patterns, language: Language): string {
  const topic = language === 'hi' ? (sentence.split(p.about)[0] ?? '') : sentence.replace(p.about, '').trim();
  const isBent = language === 'de' && /^(?:\p{L}+en|dem|der|einer|\p{L}+em)\s/u.test(topic);
  return isBent || topic === sentence ? '' : topic.replace(/[\s.,;:!?–-]+$/u, '');
}
