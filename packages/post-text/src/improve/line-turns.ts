import { capitalise, finishSentence, lowerFirst } from '../writer/clean/sentence.ts';
import { baseOf } from '../writer/base-forms.ts';
import type { Reordered } from '../writer/compose/reorder.ts';
import { BASE_VERBS, hasFiniteVerb, isAuxiliary, isPast, opensClause, wordsOf } from '../writer/lexicon.ts';

const POINTER =
  /\b(?:it|its|they|them|their|he|she|him|his|her|this|that|these|those|there|one|ones|other|others|another|rest|again|too|also|then)\b/i;
/** Where an object ends: what follows says when, why or with whom. */
const TAIL =
  / (?:after|before|because|when|while|if|so|but|which|who|until|since|with|without|instead|last|this|in (?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|(?:19|20)\d\d)|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|yesterday)\b/;
const OBJECT =
  /^(?:a|an|the|my|our|your|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d.,]*%?|every|all|more|less|fewer|no|internal|everything|nothing)\b/;
/** What one does to a thing that has a name of its own. */
const NAMED =
  /^(?:stopped|dropped|deleted|removed|moved|built|made|bought|sold|wrote|rewrote|changed|found|lost|won|kept|tried|offered|added|counted|measured|replaced|printed|cut|banned|closed|opened|cancelled|canceled|missed|forgot|ignored|learned|learnt|chose|hired|sent|put|got|gave|paid|cost|saved|raised|spent|miss|need|want|sell|use|check|ask|read|measure|count|pay|earn|love|hate|regret)$/;

/** 'We moved one signal and the toilet.' as the thing after its name: 'What we moved: one signal and the toilet.' */
export function thingNamed(text: string): string | undefined {
  const [, who = '', not = '', verb = '', rest = ''] =
    /^(I|We) (don['’]t |never )?(\p{Ll}+) ([^:;"“?,]{4,70})\.$/u.exec(text) ?? [];
  if (!NAMED.test(verb) || !OBJECT.test(rest) || POINTER.test(rest) || TAIL.test(` ${rest}`))
    return undefined;
  const made = /^(?:built|made|wrote|bought|found|learned|learnt|offered|added)$/.test(verb);
  if (wordsOf(rest).length < 2 || / (?:as|to|into|from|out|off|by|at) /.test(rest)) return undefined;
  if (!made && / for /.test(rest)) return undefined;
  if (hasFiniteVerb(wordsOf(rest))) return undefined;
  return `What ${who === 'I' ? 'I' : 'we'} ${not}${verb}: ${rest}.`;
}

/** What is told of a time or thing that only the sentences before name. */
const KNOWN =
  /\b(?:last time|this time|that time|the (?:first|last|next) (?:one|time))\b|\bthe (?:first|second|third|fourth)[.?!]|^the (?:oldest|youngest|biggest|largest|smallest) (?:is|was)\b[^.]*\.$|\bagainst it\b/i;

/** Whether a turned line reads well: no question about a time ('Is on the last day everybody polite?'), nothing known from before. */
export function readsWell(line: string): boolean {
  return (
    // What ties a sentence to the one before stands in no frame.
    !/^(?:what happened when|why(?: did)?|how|would you|what) (?:so|and|but|then|because|also) \p{L}/iu.test(
      line,
    ) &&
    !/^(?:is|are|can|should|will|why) (?:on|in|at|by|for|with|after|before) /i.test(line) &&
    !/^what happened when [^.?]*, (?:\d|[a-z]+ \d)/i.test(line) &&
    // Nobody would do by will what happens to one.
    !/^would you (?:delete|lose|break|forget|miss|fail|ignore|crash|burn|drop out|ask|keep|answer|tell|wait|notice|count|weigh)\b/i.test(
      line,
    ) &&
    !/^would you .*\byou\b|^without [^,]* (?:I|we) (?:put|had|have|was|were)\b|^what happened when [^.?]*,/i.test(
      line,
    ) &&
    // Nobody knows of what, and nobody asks for what.
    !/\b\d+ of \d+\?$|\b(?:for|of|to|with|from|by)\.$/.test(line) &&
    !/^what happened when (?:\S+ ){1,4}?(?:said|wanted|kept|read|told|thought|liked|answered|is|are)\b/i.test(
      line,
    ) &&
    // 'Average before: 61.' waits for what is after.
    !/\bbefore: [^:]{1,30}\.(?=$|\s)(?! (?:After|Now|Today|\d+ \p{Ll}+ later)\b)/u.test(line) &&
    !/^(?:what happened when\b.*\b(?:when|happens?)\b|why did (?:I|we) \p{Ll}+ some(?:one|body)\?)/iu.test(
      line,
    ) &&
    !/\b(?:that|this|each) one\b|\b(?:for|of|from|to) each[.?!]|\b(?:me|us) that (?:in|on|at|for|before|after)\b/.test(
      line,
    ) &&
    !/^(?:what|how) (?:would|do|did|have) you (?:do|think|say|decide|choose|done)\?$/i.test(line) &&
    !KNOWN.test(line)
  );
}

const PEOPLE =
  /^(?:(?:Our|My|The|Two|Three|Four|Five|\d+) (?:\p{Ll}+ ){0,2}?\p{Ll}+|\p{Lu}\p{Ll}+ \p{Ll}+s|\p{Lu}\p{Ll}{3,}s)$/u;
const SAID =
  'asked for|wanted|wrote|learned|noticed|found|said|told us|told me|taught me|taught us|needed|bought|missed|thought|expected|brought|chose';

/** 'Tram drivers asked for a longer break.' as what the text answers: 'What did tram drivers ask for?' */
export function askedOfOthers(text: string): Reordered | undefined {
  const [, subject = '', told = '', rest = ''] =
    new RegExp(`^([^,:;"“?]{4,40}?) (${SAID}) ([^;"“?]{4,110})\\.$`, 'u').exec(text) ?? [];
  const [verb = '', ...after] = told.split(' ');
  const base = baseOf(verb);
  if (base === undefined || !PEOPLE.test(subject) || POINTER.test(subject) || hasFiniteVerb(wordsOf(subject)))
    return undefined;
  // 'Teachers asked us to stop': whom they asked is no answer.
  if (/^(?:for|us|me|him|her|them|him|to us|to me)\b/.test(rest) || /^(?:and|but|if|in|on|at)\b/.test(rest))
    return undefined;
  return { first: `What did ${[lowerFirst(subject), base, ...after].join(' ')}?`, after: [text] };
}

/** 'We should stop writing long proposals.' as 'Should we stop writing long proposals?' */
export function askedShould(text: string): Reordered | undefined {
  const [, who = '', rest = ''] = /^(We|I|You|People) should ([^,:;"“?]{8,80})\.$/u.exec(text) ?? [];
  if (rest === '' || /^not\b/.test(rest) || POINTER.test(rest)) return undefined;
  return { first: `Should ${lowerFirst(who)} ${rest}?`, after: [text] };
}

/** 'Kitchens taught me to clean as you go, and …' as what was taught: 'Clean as you go.' */
export function asTaught(text: string): Reordered | undefined {
  const [, rest = ''] = /^[^,:;"“?]{2,40} taught (?:me|us) to ([^,:;"“?]{8,70})(?:,|\.$)/u.exec(text) ?? [];
  const [verb = ''] = wordsOf(rest);
  if (!BASE_VERBS.has(verb) || POINTER.test(rest)) return undefined;
  return { first: finishSentence(capitalise(rest)), after: [text] };
}

const CUT = /(?:,? (because|but|and|so|while)|(,)) /g;
/** What a clause says of another cannot be left out of it. */
const BOUND =
  /^(?:if|when|because|although|unless|while|once|as|after|before|since|both|either|not|only|what|the day)\b|\b(?:not|n['’]t|only|just|mostly|whether|that|both|either|between|told|said|says|asked|wrote|think|thought)\b/i;

/** A long sentence up to its second clause, which follows it: 'Teachers buy our app.' 'But students use it.' */
export function cutShort(text: string): Reordered[] {
  if (/[:;"“(?]/.test(text)) return [];
  return [...text.matchAll(CUT)].flatMap((joint) => {
    const word = joint[1] ?? '';
    const claim = text.slice(0, joint.index);
    const rest = text.slice(joint.index + joint[0].length);
    const [words, others] = [wordsOf(claim), wordsOf(rest)];
    if (word === '' || words.length < 4 || others.length < 3 || claim.includes(',') || BOUND.test(claim))
      return [];
    if (!hasFiniteVerb(words) || isAuxiliary(words.at(-1) ?? '')) return [];
    const clause =
      opensClause(others) ||
      (/^(?:the|our|my|most|half|every|all|\d+)$/.test(others[0] ?? '') && hasFiniteVerb(others.slice(1, 5)));
    if (!clause || /^(?:that|so that)\b/.test(rest)) return [];
    const lead = word === 'and' || word === 'while' ? '' : `${word} `;
    return [{ first: finishSentence(claim), after: [finishSentence(capitalise(`${lead}${rest}`))] }];
  });
}

/** The reason or outcome before what it belongs to: 'The cleaner knew where everything is.' 'So we managed.' */
export function clauseFirst(text: string): Reordered | undefined {
  if (/[:;"“(?]/.test(text)) return undefined;
  const [, claim = '', reason = ''] = /^([^,]{8,80}?),? because ([^,]{12,110})\.$/u.exec(text) ?? [];
  if (reason === '' || BOUND.test(claim) || POINTER.test(reason) || !hasFiniteVerb(wordsOf(reason)))
    return undefined;
  return {
    first: finishSentence(capitalise(reason)),
    after: [finishSentence(`So ${lowerFirst(claim)}`)],
  };
}

/** 'The kiln broke the week before the market.' as what comes after it: 'What happened when the kiln broke …' */
export function promiseOfOthers(text: string): string | undefined {
  if (text.length > 95 || /["“:;?,]|\d\.\d/.test(text)) return undefined;
  const [, subject = '', verb = ''] =
    /^((?:Our|My|The|Two|Three|Four|Five|\d+) (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+|\p{Lu}\p{Ll}+ \p{Ll}+s) (\p{Ll}+) /u.exec(
      text,
    ) ?? [];
  const happens =
    /^(?:broke|asked|refused|left|quit|called|wrote|said|stopped|came|died|burned|burnt|closed|failed|changed|cancelled|canceled|asked|sent|turned|walked|resigned|went|wanted|moved|started|forgot|found|offered|became)$/;
  if (!happens.test(verb) || !isPast(verb) || POINTER.test(subject) || POINTER.test(text)) return undefined;
  if (/\b(?:and|but|so|because)\b/.test(text) || hasFiniteVerb(wordsOf(subject))) return undefined;
  return `What happened when ${lowerFirst(text)}`;
}

const COUNT =
  '(?:[$€£₹]?\\d[\\d.,]*(?:%|k|m)?|Two|Three|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty)';
const UNIT = '(?:hours?|days?|weeks?|months?|years?|minutes?)';
const COUNTED = new RegExp(
  `^([^,:;"“?\\d]{1,40}?) (hit|reached|photograph|serve|served|teach|taught|send|run|ran|drive|drove|handled|fixed|migrated|launched|shipped|rewrote|get|got|spent|left|paid|lost|saved|raised|sold|took|moved|removed|deleted|cut|built|wrote|sent|hired|interviewed|called|rang|asked|answered|won|found|planted|need|needed|waited|made|got|read|received|repaired|tested|visited|fired|dropped|closed|opened|earn|earned|pay) (${COUNT}(?: ${UNIT})?(?: of the \\p{L}+| (?!(?:a|an|the|my|our|his|her|their|no|per|in|on|out|for|to|at|from|of|with|after|before|and|by|off|this|last|every|each|since)\\b)\\p{L}[\\p{L}-]*){0,3})( [^,:;"“?]{3,60})?\\.$`,
  'u',
);

/** 'Kids left 38% of the vegetables.' as the figure with what it counts: '38% of the vegetables. That is what kids left.' */
export function figureFirst(text: string): string | undefined {
  const [, subject = '', verb = '', count = '', tail = ''] = COUNTED.exec(text) ?? [];
  if (
    count === '' ||
    POINTER.test(text) ||
    /\b(?:not|never|nobody|who|that|which|and|but|because|when|if|so|would)\b/i.test(`${subject}${tail}`)
  )
    return undefined;
  if (wordsOf(count).length < 2 && !/^ (?:on|for|in)\b/.test(tail)) return undefined;
  if (hasFiniteVerb(wordsOf(`${subject}`)) || hasFiniteVerb(wordsOf(`x ${tail}`))) return undefined;
  if (/ (?:people|us|them|customers) (?:to|what|how)\b/.test(tail)) return undefined;
  // What is sent, taken or moved may be told in two parts.
  if (tail !== '' && !/^ (?:in|on|with|for|at|last|this|from|after|before|by|a|per|today) ?\b/.test(tail))
    return undefined;
  const long = new RegExp(`${UNIT}$`).test(count) && /^(?:took|waited|spent)$/.test(verb);
  const plural = /^\p{Lu}\p{Ll}+(?:(?: \p{Ll}+)*s|ing)$/u.test(subject);
  const who =
    plural || /^(?:A|An|Our|My|The|We|People|Kids|New|Most)\b/.test(subject) ? lowerFirst(subject) : subject;
  return `${capitalise(count)}. That is ${long ? 'how long' : 'what'} ${who} ${verb}${tail}.`;
}

const SPAN = new RegExp(
  `^((?:I|We|My|Our|The)\\b[^,:;"“?]{3,80}?) ((?:after|for|in|within) ${COUNT} ${UNIT}|${COUNT} ${UNIT} (?:after|before) [^,:;"“?]{4,40})\\.$`,
  'u',
);

/** What goes on for as long as is said. */
const LASTS =
  /\b(?:was|were|am|are|have been|had been|worked|work|lived|taught|teach|ran|run|have run|waited|tried|wrote|led|served|managed|made|built|played|stayed|defended|ignored|kept|fought|looked|searched|argued|did)\b/;

/** 'I was a chef for 12 years.' as 'For 12 years I was a chef.' */
export function spanFirst(text: string): Reordered | undefined {
  const [, clause = '', span = ''] = SPAN.exec(text) ?? [];
  if (span === '' || /\b(?:but|so|because|when|if|that|who|which|not|never)\b|n['’]t\b/.test(clause))
    return undefined;
  if (/\band\b/.test(clause.replace(/^(?:My|Our) \p{Ll}+ and (?:I|we)\b/u, ''))) return undefined;
  if (
    /(?:\b(?:is|was|are|were|deal|start|end|came|than|from|to|for|in|with|of|at|on|only|just|about))$/.test(
      clause,
    )
  )
    return undefined;
  // 'The customer renewed for two years': the years come after.
  if (/^for\b/.test(span) && !LASTS.test(clause)) return undefined;
  return { first: `${capitalise(span)} ${lowerFirst(clause)}.`, after: [] };
}

/** 'We managed because the cleaner knew where everything is.' as the reason by its name: 'Why we managed: the cleaner knew …' */
export function reasonNamed(text: string): string | undefined {
  const [, claim = '', reason = ''] =
    /^((?:I|We|Our|My|The)\b[^,:;"“?]{5,70}?),? because ([^:;"“?]{8,100})\.$/u.exec(text) ?? [];
  if (reason === '' || BOUND.test(claim) || POINTER.test(claim) || POINTER.test(reason)) return undefined;
  return `Why ${lowerFirst(claim)}: ${reason}.`;
}

/** 'Tram drivers asked for a longer break.' as 'What tram drivers asked for: a longer break.' */
export function othersNamed(text: string): string | undefined {
  const asked = askedOfOthers(text);
  const [, subject = '', told = '', rest = ''] =
    new RegExp(
      `^([^,:;"“?]{4,40}?) (${SAID}) ((?:a|an|the|more|less|fewer|two|three|\\d+|to) [^,;:"“?]{4,70})\\.$`,
      'u',
    ).exec(text) ?? [];
  if (asked === undefined || rest === '' || POINTER.test(rest) || TAIL.test(` ${rest}`)) return undefined;
  return `What ${lowerFirst(subject)} ${told}: ${rest}.`;
}
