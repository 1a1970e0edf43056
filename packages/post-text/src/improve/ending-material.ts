import { findFigures } from '../checks/claims/figures.ts';
import type { Post } from '../checks/post.ts';
import { NO_OBJECT } from '../writer/compose/askable.ts';
import { ownThing } from '../writer/compose/closing.ts';
import { waysToAsk } from '../writer/compose/retold.ts';
import { openQuestion } from '../writer/compose/open-problem.ts';
import { deedQuestion, isDecision } from '../writer/compose/reader-questions.ts';
import { toReader } from '../writer/compose/steps.ts';
import { BASE_VERBS, isPast, wordsOf } from '../writer/lexicon.ts';
import { readSentence } from '../writer/parse/features.ts';
import { isPersonal } from '../writer/personal.ts';
import { dangles } from './dangling.ts';
import type { EndingMaterial } from './ending-kinds.ts';
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
    open: personal ? undefined : openQuestion(post.sentences.map(({ text }) => text)),
    decided: post.sentences.some(({ text }) => isDecision(text)),
    goesOn: post.sentences.slice(-2).some(({ text }) => AHEAD.test(text)),
    moment: momentOf(post.text) ?? (entries.length >= 3 ? ownMoment(post.text) : undefined),
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

/** What is yet to come. */
const AHEAD =
  /\b(?:will|soon|so far|for now|tomorrow|next (?:week|month|year|spring|summer|autumn|winter)|going to|plan to|(?:I|we)['’]ll|still (?:trying|waiting|looking|searching|learning|open|going)|(?:starts?|begins?|opens?) (?:on|in|next|at)|looking for)\b/iu;

/** 'sign a commercial lease' of 'Five things I check before I sign a commercial lease:' over a list. */
function ownMoment(text: string): string | undefined {
  const [, verb = '', rest = ''] =
    /\b(?:before|whenever|each time|every time) (?:I|we) (\p{Ll}+) ([^,.;:!?"“\n]{4,50})(?=[.,!:])/iu.exec(
      text,
    ) ?? [];
  const able = BASE_VERBS.has(verb) && !isPast(verb) && !NO_OBJECT.test(rest);
  return able && !/\b(?:and|but|that|who|because|again)\b/.test(rest)
    ? `${verb} ${toReader(rest)}`
    : undefined;
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
const TRADE =
  '(?:nurse|teacher|chef|cook|baker|butcher|driver|developer|designer|engineer|accountant|bookkeeper|translator|interpreter|lawyer|doctor|surgeon|carpenter|joiner|plumber|electrician|mechanic|painter|tailor|florist|hairdresser|farmer|midwife|librarian|photographer|illustrator|recruiter|founder|freelancer|consultant|coach|writer|copywriter|editor|journalist|architect|surveyor|welder|roofer|gardener|beekeeper|pharmacist|physio|physiotherapist|dentist|optician|vet|paramedic|tester|analyst|scientist|researcher|trainer|manager|planner|dispatcher|auditor|social worker|pilot)';
const PLACE_RUN =
  '(?:firm|company|shop|bakery|clinic|practice|school|restaurant|café|farm|agency|studio|workshop|team|garage|salon|hotel|hostel|nursery|library|warehouse|kitchen|bar|ward)';
const IS = new RegExp(
  `(?:^|[.!\\n] ?)(?:Now )?(?:I(?: am|['’]m)|I have been|I['’]ve been) (an? (?:[\\p{Ll}-]+ ){0,2}${TRADE})(?=[.,]| (?:in|at|for|and|who|on|since)\\b)`,
  'u',
);
/** 'Freelance illustrator, eight years.' */
const BARE = new RegExp(
  `(?:^|[.!\\n] ?)((?:\\p{L}\\p{Ll}+ ){0,2}?${TRADE}), (?:\\d+|\\p{Ll}+) (?:years|months)\\b`,
  'iu',
);
const RUNS = new RegExp(
  `(?:^|[.!\\n] ?)(?:I|We) ((?:run|own|manage)|(?:have )?(?:been running|run)) (an? (?:[\\p{Ll}-]+ ){0,2}${PLACE_RUN})(?=[.,]| (?:in|at|for|and|by|with|since|of \\d)\\b)`,
  'u',
);
/** 'I teach maths to 13-year-olds.' */
const TEACHES = /(?:^|[.!\n] ?)(?:I|We) teach (\p{Ll}{3,})(?=[.,]| (?:to|in|at|and)\b)/u;

/** 'are a night nurse' of 'I am a night nurse.', 'run a small removals firm' of 'I run a small removals firm in Leeds.' */
function roleOf(text: string): string | undefined {
  const is = IS.exec(text)?.[1] ?? '';
  if (is !== '' && !NO_ROLE.test(is)) return `are ${is}`;
  const bare = (BARE.exec(text)?.[1] ?? '').toLowerCase();
  if (bare !== '' && !NO_ROLE.test(bare)) return `are ${/^[aeiou]/.test(bare) ? 'an' : 'a'} ${bare}`;
  const subject = TEACHES.exec(text)?.[1];
  if (subject !== undefined) return `teach ${subject}`;
  const [, does = '', runs = ''] = RUNS.exec(text) ?? [];
  const verb = /^(?:own|manage)$/.test(does) ? does : 'run';
  return runs === '' || NO_ROLE.test(runs) ? undefined : `${verb} ${runs}`;
}
