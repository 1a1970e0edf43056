import { findFigures } from '../checks/claims/figures.ts';
import type { Post } from '../checks/post.ts';
import { NO_OBJECT } from '../writer/compose/askable.ts';
import { ownThing } from '../writer/compose/closing.ts';
import { waysToAsk } from '../writer/compose/retold.ts';
import { deedQuestion } from '../writer/compose/reader-questions.ts';
import { BASE_VERBS, isPast, wordsOf } from '../writer/lexicon.ts';
import { readSentence } from '../writer/parse/features.ts';
import { isPersonal } from '../writer/personal.ts';
import { dangles } from './dangling.ts';
import type { EndingMaterial } from './ending-lines.ts';
import type { Subject } from './ending-subject.ts';
import { askedAdvice } from './line-told.ts';
import { readsWell } from './line-turns.ts';

const entry = /^\s*(?:[-•–*→]|(\d{1,2})[.)])\s/;

/** What a text gives to end it with. */
export function materialOf(post: Post, subject: Subject): EndingMaterial {
  const entries = post.lines.map((line) => entry.exec(line.text)).filter((match) => match !== null);
  const sentences = post.sentences.map(({ text }) => readSentence(text));
  const roles = new Set(sentences.map(({ role }) => role));
  const personal = isPersonal(post.text);
  const deeds = personal
    ? []
    : sentences.slice(0, 12).flatMap(({ text }) => deedQuestion(withoutTime(text)) ?? []);
  const able = deeds.filter((line) => readsWell(line) && !dangles(line) && !LASTED.test(line));
  const [, deed] = /^Would you (.+)\?$/.exec(able[0] ?? '') ?? [];
  const asked = personal
    ? []
    : [
        ...able,
        ...sentences.slice(0, 12).flatMap(({ text }) => waysToAsk(text).map(({ question }) => question)),
        ...askedAdvice(sentences).map(({ line }) => line),
      ];
  return {
    thing: ownThing(post.text),
    entries: entries.length,
    ordered: entries.length > 0 && entries.every((match) => match[1] !== undefined),
    figures: findFigures(post.text).length,
    told:
      roles.has('confession') ||
      roles.has('action') ||
      roles.has('turn') ||
      roles.has('change') ||
      post.sentences.some(({ text }) => isPast(/^(?:I|We) (\p{Ll}+)/u.exec(text)?.[1] ?? '')),
    holds: roles.has('belief') || roles.has('lesson') || roles.has('advice'),
    link: post.runs.some((run) => run.kind === 'url'),
    personal,
    asked: [...new Set(asked)].filter(
      (line) => /\byour?\b/.test(line) && readsWell(line) && !dangles(line) && !LASTED.test(line),
    ),
    moment: momentOf(post.text),
    deed,
    role: roleOf(post.text),
    searches: subject === 'search',
    offers: subject === 'offer',
  };
}

/** What went on for years is no step that somebody is about to take. */
const LASTED = /\bfor (?:\S+ ){1,2}(?:hours|days|weeks|months|years|quarters?)\b|\d% of\b/;

/** 'In March we doubled our price.' without its day. */
function withoutTime(text: string): string {
  const clause =
    /^(?:In|On|Last|This|Yesterday|Today)\b[^,.]{0,16}?,? (we .+|I .+)$/s.exec(text)?.[1] ?? text;
  return clause.replace(/^we /, 'We ');
}

/** 'add a field' of 'Ask before you add a field.' */
function momentOf(text: string): string | undefined {
  for (const [, verb = '', rest = ''] of text.matchAll(
    /\b(?:before|when|whenever|if|once|each time|every time) you (\p{Ll}+) ([^,.;:!?"“\n]{4,50})(?=[.,!])/giu,
  )) {
    const first = wordsOf(verb)[0] ?? '';
    const able =
      BASE_VERBS.has(first) &&
      !/^(?:are|have|can|want|like|need|know|think|feel|agree|read|see|ask|love|hit|find|take away|disagree)$/.test(
        first,
      );
    if (able && !NO_OBJECT.test(rest) && !/\b(?:and|but|that|who|because|this|if)\b/.test(rest))
      return `${verb} ${rest}`;
  }
  return undefined;
}

const NO_ROLE =
  /\b(?:fan|person|bit|mess|wreck|fool|idiot|failure|believer|liar|mother|father|parent|widow|survivor|patient|victim|man|woman|big|huge|lucky|member of|part of|problem|little|lot|few|better|great|bad|good)\b/;

/** 'are a night nurse' of 'I am a night nurse.', 'run a small removals firm' of 'I run a small removals firm in Leeds.' */
function roleOf(text: string): string | undefined {
  const [, is = ''] =
    /(?:^|[.!\n] ?)(?:Now )?I(?: am|['’]m) (an? (?:[\p{Ll}-]+ ){0,2}(?:nurse|teacher|chef|cook|baker|driver|developer|designer|engineer|accountant|bookkeeper|translator|interpreter|lawyer|doctor|surgeon|carpenter|joiner|plumber|electrician|farmer|midwife|librarian|photographer|recruiter|founder|freelancer|consultant|coach|writer|editor|architect|welder|roofer|gardener|pharmacist|physio|dentist|vet|tester|analyst|scientist|researcher|trainer|manager))(?=[.,]| (?:in|at|for|and|who|on)\b)/u.exec(
      text,
    ) ?? [];
  if (is !== '' && !NO_ROLE.test(is)) return `are ${is}`;
  const [, runs = ''] =
    /(?:^|[.!\n] ?)(?:I|We) (?:run|own|(?:have )?(?:been running|run)) (an? (?:[\p{Ll}-]+ ){0,2}(?:firm|company|shop|bakery|clinic|practice|school|restaurant|café|farm|agency|studio|workshop|team|garage|salon|hotel|hostel|nursery|library))(?=[.,]| (?:in|at|for|and|with|since|of \d)\b)/u.exec(
      text,
    ) ?? [];
  return runs === '' || NO_ROLE.test(runs) ? undefined : `run ${runs}`;
}
