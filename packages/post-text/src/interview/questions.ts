import { parsePost } from '../checks/post.ts';
import { findFigures } from '../checks/claims/figures.ts';
import { findNames, isPersonAt, type NameClaim } from '../checks/claims/names.ts';
import { findQuotations } from '../checks/claims/quotations.ts';
import { guessLanguage } from '../text/language.ts';
import { findSentences } from '../text/sentences.ts';
import { readSentence } from '../writer/parse/features.ts';
import { isGrave, isJobSearch } from '../writer/personal.ts';
import { asksForReaders, READERS_LABEL, readersIn } from './readers.ts';
import { saysNothing } from './says-nothing.ts';

/** What was asked and answered so far; an answer that says nothing was skipped. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
}

export interface InterviewQuestion {
  question: string;
  /** What kind of answer helps, in a few words. */
  hint: string;
}

/** How many questions make an interview. */
export const INTERVIEW_LENGTH = 5;

const opening: InterviewQuestion = {
  question: 'What happened at work lately that you still think about?',
  hint: 'A talk, a mistake, a decision, something that went better than you thought',
};

const people =
  /^(?:customers?|clients?|people|users?|colleagues?|candidates?|applicants?|investors?|founders?|managers?|engineers?|designers?|developers?|teams?|students?|patients?|readers?|friends?|suppliers?|partners?|sellers?|recruiters?|guests?|members?|parents?|women|men)$/i;
const meetings =
  /^(?:calls?|meetings?|interviews?|pitch(?:es)?|demos?|mails?|e-?mails?|letters?|messages?|workshops?|talks?|tries|attempts?|rejections?|applications?|offers?|visits?)$/i;
const spans = /^(?:minutes?|hours?|days?|weeks?|months?|years?|nights?|weekends?)$/i;
const counted =
  /(?<![\p{L}\p{N}])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|a hundred|\d{1,6}) (?:[\p{Ll}-]+ )??([\p{Ll}-]+s|people|women|men)(?![\p{L}\p{N}])/gu;
const one =
  /(?<![\p{L}])(?:(?:my|our|a|an|one|the) )(?:\p{Ll}+ )?(?:boss|manager|colleague|co-?founder|customer|client|investor|candidate|mentor|intern|friend|supplier|competitor|team|engineer|designer|recruiter|landlord|teacher|wife|husband|father|mother|daughter|son)(?![\p{L}])/giu;
const times =
  /(?<![\p{L}])(?:(?:on |last |this )(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|year|spring|summer|autumn|winter)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|yesterday|this morning|at (?:\d{1,2}(?::\d\d)? ?(?:am|pm)|midnight)|\p{L}+ (?:days|weeks|months|years) ago)(?![\p{L}])/giu;
const change =
  /\b(?:used to|instead|no longer|stopped|started|changed|switched|dropped|cut|removed|doubled|halved)\b/i;

/** A question that takes up words of an answer, and how telling those words are. */
interface Follow extends InterviewQuestion {
  weight: number;
  /** What it takes up; no two questions take up the same. */
  about: string;
}

const said = (words: string) => `You said “${words.replace(/\s+/g, ' ').trim()}”.`;

function follow(about: string, question: string, hint: string, weight: number): Follow {
  return { about: about.toLowerCase(), question: `${said(about)} ${question}`, hint, weight };
}

function onCounted(answer: string): Follow[] {
  return [...answer.matchAll(counted)].flatMap(([words, noun = '']) => {
    if (people.test(noun))
      return [
        follow(words, 'What did the first of them say?', 'Their words, as far as you remember them', 9),
      ];
    if (meetings.test(noun))
      return [
        follow(words, 'Which of them do you remember best, and why?', 'Who was there, and what was said', 8),
      ];
    if (spans.test(noun))
      return [
        follow(words, 'What happened in that time that you had not expected?', 'One thing is enough', 5),
      ];
    return noun.endsWith('s')
      ? [follow(words, 'Which of them mattered most, and why?', 'One of them, and what it did', 5)]
      : [];
  });
}

function onFigures(answer: string): Follow[] {
  return findFigures(answer)
    .filter(({ text }) => /[%$€£₹]|\d\s?[km]\b/i.test(text))
    .map(({ text }) =>
      follow(text, 'What was it before, or what had you expected?', 'The figure you compare it with', 7),
    );
}

const places =
  /(?:^| )(?:Street|Road|Walk|Lane|Square|Avenue|Hill|Park|Bridge|Station|Market|Quay|Harbour|Harbor|Valley|Island|Beach|Bay|Airport|Row|Gardens|Terrace|Wharf|Docks|City|Town|Coast)$|^(?:North|South|East|West|Upper|Lower|Port|Fort|Lake|Mount) /;
const placeBefore =
  /\b(?:(?:shops?|offices?|stalls?|fairs?|branch(?:es)?|workshops?|flats?|warehouses?|stores?|school|clinic|factory|plant|site|conference|customers?|clients?|meeting|market|people|team|hotel|station) in|(?:lives?|lived|living|based|born|grew up|worked|arrived|landed|stayed|opened|closed|met|meet) in|(?:moved?|moving|went|travel(?:l?ed)?|drove|flew|rode|walked|relocated) (?:(?:\p{Ll}+ ){0,3})(?:to|in)|(?:near|outside of|outside|out of|all over|across)) $/iu;
const personBefore =
  /\b(?:(?:met|hired|told|asked|thanked|named|called|phoned|rang|helped|and I|mr|mrs|ms|dr)\.?|(?:my|our) (?:\p{Ll}+ )?(?:boss|manager|colleague|co-?founder|mentor|intern|friend|engineer|designer|recruiter|teacher|nurse|neighbour),?) $/iu;

/** 'Looking for warehouse work in Leeds or': a place after it is only where somebody looks for work. */
const lookedFor =
  /(?<!\p{L})(?:look(?:s|ed|ing)? for|search(?:es|ed|ing)? for|seek(?:s|ing)?|job hunt(?:ing)?|open to|appl(?:y|ies|ied|ying) for|after|want(?:s|ed)?|need(?:s|ed)?) (?:[\p{L}\p{N}’'/,-]+ ){0,8}?(?:jobs?|work|roles?|positions?|placements?|internships?|apprenticeships?|traineeships?|vacanc(?:y|ies)|employment|hunt(?:ing)?)(?:,? (?:based |anywhere |somewhere )?(?:in|near|around|across|within)|,)(?: the)?(?: \p{Lu}[\p{L}’'-]*(?:,| or| and))* $/iu;
const seeker =
  /(?<!\p{L})(?:job ?-?(?:seekers?|hunt(?:s|ing|ers?)?|search(?:es|ing)?|market)|(?:unemployed|out of work|between jobs)) (?:in|near|around) $/iu;

/** What is asked of a name: of a person their part in it, of a place what it was like there, of what may be either how it comes in. */
function onName(answer: string, { text, start, end }: NameClaim): Follow {
  const before = answer.slice(Math.max(0, start - 60), start);
  if (isPersonAt(answer, { start, end }) || personBefore.test(before))
    return follow(text, 'What was their part in it?', 'What they said or did', 6);
  if (places.test(text) || placeBefore.test(before))
    return follow(text, 'What was it like there?', 'What you saw, heard or noticed', 5);
  return follow(text, 'How does that come into it?', 'What it had to do with what happened', 5);
}

function onPersons(answer: string): Follow[] {
  const roles = [...answer.matchAll(one)].map(([words]) =>
    follow(words, 'What did they say or do?', 'Their words, as far as you remember them', 7),
  );
  const names = findNames(parsePost(answer))
    .filter(({ start }) => {
      const before = answer.slice(Math.max(0, start - 120), start);
      return !lookedFor.test(before) && !seeker.test(before);
    })
    .map((name) => onName(answer, name));
  return [...roles, ...names];
}

/** 'Don’t know, they ran out of money I think': a guess is nobody's lesson. */
const GUESSES =
  /^(?:(?:i|we) )?(?:(?:do not|don['’]?t|dont) (?:really )?know|dunno|no idea|not sure)(?!\p{L})|(?<!\p{L})(?:i (?:think|guess|suppose|reckon)|probably|maybe)$/iu;

function onSentences(answer: string): Follow[] {
  return findSentences(answer).flatMap(({ start, end }) => {
    const sentence = answer.slice(start, end).replace(/[.!?…]+$/, '');
    if (sentence.length > 90 || GUESSES.test(sentence)) return [];
    const { role } = readSentence(`${sentence}.`);
    if (role === 'confession')
      return [
        follow(
          sentence,
          'When did you notice, and what did you do then?',
          'The moment, and your first step',
          8,
        ),
      ];
    if (role === 'lesson' || role === 'belief')
      return [follow(sentence, 'What did you think before?', 'As you would have said it then', 6)];
    if (change.test(sentence)) return [follow(sentence, 'What made you do it?', 'What came before it', 5)];
    return [];
  });
}

function follows(answer: string): Follow[] {
  if (answer.trim() === '') return [];
  const quotations = findQuotations(answer).map(({ text }) =>
    follow(
      text.replace(/^["“'‘]|["”'’]$/g, ''),
      'How did you answer, and what came of it?',
      'What you said, and what happened then',
      9,
    ),
  );
  const moments = [...answer.matchAll(times)].map(([words]) =>
    follow(words, 'Where were you, and what happened first?', 'The moment itself, in a sentence or two', 4),
  );
  const short = answer.trim().replace(/[.!?…]+$/, '');
  const whole =
    short.split(/\s+/).length <= 5
      ? [follow(short, 'What happened, in a sentence or two?', 'Who did what, and when', 3)]
      : [];
  return [
    ...quotations,
    ...onCounted(answer),
    ...onFigures(answer),
    ...onPersons(answer),
    ...onSentences(answer),
    ...moments,
    ...whole,
  ];
}

/** After a death, an illness, a dismissal or violence nobody is asked for figures, places or who said what. */
const gently: readonly InterviewQuestion[] = [
  {
    question: 'What of this would you like others to know?',
    hint: 'Only what you want to be read; you may leave out the rest',
  },
  { question: 'Who or what helped you?', hint: 'A person, a sentence, something somebody did' },
];

/** Who looks for work is asked what they can do, and who should hear of it. */
const searching: readonly InterviewQuestion[] = [
  {
    question: 'What did you do last that you are proud of?',
    hint: 'One piece of work, and the figure that goes with it',
  },
  {
    question: 'Which role are you looking for, where, and from when?',
    hint: 'As you would tell a recruiter',
  },
];

interface Need extends InterviewQuestion {
  /** Whether the answers hold it already. */
  met: (answers: string) => boolean;
  /** Asks for a figure. */
  counts?: true;
}

/** What a post needs, in the order in which it is asked for where the last answer leads nowhere. */
const needs: readonly Need[] = [
  {
    question: 'When was the moment it turned? Where were you, and who was there?',
    hint: 'A place, a day, a person',
    met: (answers) => [...answers.matchAll(times)].length > 0 && [...answers.matchAll(one)].length > 0,
  },
  {
    question: 'How big was it? A number, a time or a price, as far as you know it.',
    hint: 'How many, how long, how much',
    met: (answers) => findFigures(answers).length > 1,
    counts: true,
  },
  {
    question: 'What came of it?',
    hint: 'What is different today',
    met: (answers) => /\b(?:since then|now|today|in the end|after that|so we|so i)\b/i.test(answers),
  },
  {
    question: 'What do you make of it?',
    hint: 'What you would tell a colleague who is about to do the same',
    met: () => false,
  },
  {
    question: 'Who should read this, and what should they do differently?',
    hint: 'The kind of person, and their next step',
    met: () => false,
  },
];

/** What a post must not end without: asked last but one and last, taking up what the last answer gave. */
function closingNeed(at: number): Need | undefined {
  if (at === INTERVIEW_LENGTH - 1) return needs.at(-1);
  return at === INTERVIEW_LENGTH - 2 ? needs.at(-2) : undefined;
}

/**
 * The question that follows from what was answered: it takes up the most telling words of the last answer that none
 * before took up, and where there are none, asks for what a post still lacks. The last two ask what the person makes of
 * it and for whom it is, unless they said so. Null after the fifth.
 */
export function nextQuestion(given: readonly AnsweredQuestion[]): InterviewQuestion | null {
  const turns = given.map((turn) => (saysNothing(turn.answer) ? { ...turn, answer: '' } : turn));
  const at = turns.length;
  if (at >= INTERVIEW_LENGTH) return null;
  const last = turns.at(-1);
  if (last === undefined) return opening;
  const asked = turns.map(({ question }) => question.toLowerCase()).join('\n');
  const answers = turns.map(({ answer }) => answer).join('\n');
  const fresh = (words: string) => !asked.includes(words.toLowerCase());
  const english = guessLanguage(answers) === 'en';
  const gentle = isGrave(last.answer) ? gently.find(({ question }) => fresh(question)) : undefined;
  if (gentle !== undefined && at < INTERVIEW_LENGTH - 2) return gentle;
  const search =
    english && isJobSearch(answers) ? searching.find(({ question }) => fresh(question)) : undefined;
  if (search !== undefined && gentle === undefined && at < INTERVIEW_LENGTH - 2) return search;
  const best =
    english && !isGrave(last.answer)
      ? follows(last.answer)
          .filter(
            ({ about, question }) =>
              fresh(`“${about}”`) && fresh(question.slice(question.indexOf('”. ') + 3)),
          )
          .toSorted((a, b) => b.weight - a.weight)[0]
      : undefined;
  const closing = closingNeed(at);
  const strong = best !== undefined && best.weight >= 8 && at < INTERVIEW_LENGTH - 1;
  if (closing !== undefined && !strong && fresh(closing.question))
    return asFollowing(closing, last.answer, english);
  if (best !== undefined) return { question: best.question, hint: best.hint };
  const need =
    needs.find(
      ({ question, met, counts }) =>
        fresh(question) && !met(answers) && !(counts === true && isGrave(answers)),
    ) ?? needs.at(-1);
  return need === undefined ? null : { question: need.question, hint: need.hint };
}

/** A closing question with what it follows from, where the last answer can be named in a few words. */
function asFollowing({ question, hint }: Need, answer: string, english: boolean): InterviewQuestion {
  const span = findSentences(answer).at(-1);
  const words =
    span === undefined
      ? ''
      : answer
          .slice(span.start, span.end)
          .replace(/[.!?…]+$/, '')
          .trim();
  const named = english && words !== '' && words.length <= 60 && !/["“”]/.test(words);
  return { question: named ? `${said(words)} ${question}` : question, hint };
}

/** What the answers together tell, as a source to write from: each its own line, in the order they were given, the readers named as such. */
export function interviewSource(turns: readonly AnsweredQuestion[]): string {
  const answered = turns.filter(({ answer }) => !saysNothing(answer));
  const named: string[] = [];
  const told = answered.flatMap(({ question, answer }) => {
    const { readers, rest } = asksForReaders(question)
      ? readersIn(answer)
      : { readers: '', rest: answer.trim() };
    if (readers !== '') named.push(`${READERS_LABEL} ${readers}`);
    if (rest === '') return [];
    return [/[.!?:…]["”)]?$/u.test(rest) ? rest : `${rest}.`];
  });
  return told.length === 0 ? '' : [...told, ...named].join('\n');
}
