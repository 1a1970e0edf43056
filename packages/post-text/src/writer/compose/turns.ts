import { capitalise, finishSentence, lowerFirst } from '../clean/sentence.ts';
import { hasFiniteVerb, isPast, opensClause, wordsOf } from '../lexicon.ts';
import { splitRunOn } from '../parse/clauses.ts';
import { readSentence } from '../parse/features.ts';
import type { Sentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';

/** The clause after 'Now', 'So' or 'But', where it can stand alone. */
export function withoutLead(text: string): string | undefined {
  const match = /^(?:Now|So|But|And|Also),? (?=\p{L})/u.exec(text);
  if (!match) return undefined;
  const rest = finishSentence(text.slice(match[0].length));
  const read = readSentence(rest);
  // 'Now kids play chess in the break.'
  const clause =
    opensClause(read.words.slice(0, 4)) ||
    (/^Now\b/.test(text) && /s$|^people$/.test(read.words[0] ?? '') && hasFiniteVerb(read.words.slice(0, 4)));
  return read.leans || read.points || !clause ? undefined : rest;
}

/** A long sentence parted where a second clause begins; the first part is the line. A reason stays with what it is the reason of. */
export function shorten(text: string): string[] {
  const deeds = text.length > 85 ? splitDeeds(text) : undefined;
  if (deeds) return deeds;
  if (text.length <= 110) return [text];
  return splitRunOn(text).map(finishSentence);
}

/** 'I finished it in 4:12, raised £3,480 for …' as two sentences with one subject. */
function splitDeeds(text: string): string[] | undefined {
  const [, claim = '', rest = ''] =
    /^((?:I|We) [^,]{15,70}), (?:and )?((?:[^,]|,(?=\d)){20,})$/s.exec(text) ?? [];
  const [verb = ''] = wordsOf(rest);
  const [who = ''] = claim.split(' ');
  return claim !== '' && isPast(verb) ? [finishSentence(claim), finishSentence(`${who} ${rest}`)] : undefined;
}

/** Who or what a claim can begin with, so that it can stand inside a sentence. */
const CLAIMS =
  /^(?:I|We|My|Our|The|A|An|Most|Many|Half|Every|Nobody|Everybody|Everyone|\d+|\p{Lu}\p{Ll}+s (?:that|who|are|need|get|should)) /u;
const BY_NOUN =
  /^(?:our|my|the|an?|most|many|half|every|all|each|no|two|three|four|five|six|seven|eight|nine|ten|\d+)$/;

/** 'I closed my bakery because the rent doubled.' as 'The rent doubled.' and 'That is why I closed my bakery.' Nothing where the reason is denied, is one of several or needs the claim to be understood. */
export function reasonBefore(text: string): [string, string] | undefined {
  const [, claim = '', reason = ''] = /^(.{15,120}?),? because ([^,;:"“?]{8,110})\.$/s.exec(text) ?? [];
  if (!CLAIMS.test(claim) || /\b(?:not|only|just|mostly|partly|is|was|because)\b|n['’]t\b|["“]/.test(claim))
    return undefined;
  const words = wordsOf(reason);
  const clause =
    opensClause(words.slice(0, 4)) || (BY_NOUN.test(words[0] ?? '') && hasFiniteVerb(words.slice(1, 7)));
  if (!clause || STANDS_FOR_BEFORE.test(reason) || / (?:and|but|so|if) /.test(reason)) return undefined;
  return [finishSentence(reason), finishSentence(`That is why ${lowerFirst(claim)}`)];
}

const STANDS_FOR_BEFORE =
  /\b(?:it|its|they|them|their|he|she|him|her|his|this|that|these|those|one|ones|other|others|again|too|also|then|there|both|none)\b/i;

/** 'We killed it last week.' as 'Last week we killed it.', and 'On Friday I deleted it.' as 'I deleted it on Friday.' */
export function frontTime(text: string): string | undefined {
  const [, fronted = '', rest = ''] =
    /^((?:On|In|Last|This|Yesterday|Today)(?: (?:\p{L}+day|week|month|year|summer|winter|spring|autumn|January|February|March|April|May|June|July|August|September|October|November|December|\d{4}))?),? ((?:I|we) [^,;:]{8,60})[.]$/su.exec(
      text,
    ) ?? [];
  if (rest !== '' && !/\b(?:and|but|so|because|when|if|that)\b/.test(rest))
    return `${capitalise(rest)} ${fronted.charAt(0).toLowerCase()}${fronted.slice(1)}.`;
  const match =
    /^((?:I|We)\b.{10,80}?) ((?:last|this) (?:week|month|year|summer|winter|spring|autumn|quarter|night|morning)|in (?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|\d{4})|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|yesterday|today)[.]$/s.exec(
      text,
    );
  const [, clause = '', when = ''] = match ?? [];
  // 'something that happened on Tuesday'
  if (/ (?:that|who|which|where|when|what|because|if|while|since|whose) /.test(clause)) return undefined;
  if (
    clause === '' ||
    /,(?!\d)|\b(?:and|but|so) (?:I|we|he|she|they|it|my|our|the|nobody)\b|\b(?:today|yesterday|now|ago|tomorrow)\b/.test(
      clause,
    )
  )
    return undefined;
  return `${capitalise(when)} ${/^I\b/.test(clause) ? clause : clause.charAt(0).toLowerCase() + clause.slice(1)}.`;
}

/** 'We stopped our standup in September.' without its subject, as people begin such posts. Forms that read as an order keep it. */
export function withoutSubject(text: string): string | undefined {
  const rest = /^(?:I|We) (?=\p{Ll})(.{18,80})$/su.exec(text)?.[1] ?? '';
  const [verb = '', next = ''] = wordsOf(rest);
  const reads =
    /^(?:was|were|had|did|could|would|used|thought|knew|felt|put|cut|set|let|read|hit|quit|split|shut|cost|hurt|spread|said|expected)$/.test(
      verb,
    );
  if (
    !isPast(verb) ||
    reads ||
    /^(?:that|if|i|we)$/.test(next) ||
    /[:;"“]|\b(?:and|but) (?:i|we)\b/i.test(rest)
  )
    return undefined;
  return capitalise(rest);
}

/** Words spoken, put before the line that leads into them. */
export function quotedOpening(unit: Unit): { line: string; left: Sentence[] } | undefined {
  const at = unit.sentences.findIndex((sentence) => /^["“][^"”]{15,90}["”][.!]?$/.test(sentence.text));
  const said = unit.sentences[at];
  const lead = unit.sentences[at - 1];
  if (
    !said ||
    !lead ||
    lead.leans ||
    lead.points ||
    /\b(?:said|asked|told|wrote|answered|replied)\b/i.test(lead.text)
  )
    return undefined;
  const inner = said.text.replace(/^["“]|["”][.!]?$/g, '').replace(/[.!]$/, '');
  return {
    line: `"${capitalise(inner)}${inner.endsWith('?') ? '' : '.'}"`,
    left: unit.sentences.filter((sentence) => sentence !== said),
  };
}

/** 'Laid off in Feb after 9 years.' in two beats: 'Laid off in Feb. After 9 years.' */
export function asBeats(text: string): string | undefined {
  const match =
    /^([^,:;"“]{12,70}?) ((?:after|without|with) (?:[^,:;"“]*(?:\d|\bone\b|\bno\b)[^,:;"“]{0,40}|\w+ing [^,:;"“]{3,40}))[.]$/s.exec(
      text,
    );
  const [, claim = '', rest = ''] = match ?? [];
  if (
    claim === '' ||
    (!hasFiniteVerb(wordsOf(claim)) && !/^\p{Lu}\w+(?:ed|off)\b/u.test(claim)) ||
    /\b(?:and|or|but|than|deal|agree|work|start|end|began|started|filled|do|met)$/i.test(claim) ||
    hasFiniteVerb(wordsOf(rest).slice(1, 4))
  )
    return undefined;
  return `${claim}. ${capitalise(rest)}.`;
}

/** 'We stopped coupons.' as what the lines below it tell: 'How we stopped coupons:' */
export function asHeadline(text: string): string | undefined {
  const [, who = '', rest = ''] = /^(I|We) ([^,;:"“?!]{10,70})[.]$/s.exec(text) ?? [];
  const [verb = ''] = wordsOf(rest);
  const tells =
    /^(?:cut|reduced|doubled|halved|tripled|raised|grew|won|sold|built|moved|stopped|replaced|rebuilt|found|got|saved|closed|filled|learned|taught|made|opened|started|fixed|shortened|lowered|reached|hired|launched|shipped|wrote|switched)$/.test(
      verb,
    );
  const little =
    /^(?:got (?:\p{L}{2,}ed|hired|fired|laid|an?|the|my first|told|let|sent|given|caught|shut|sued|hit|stuck|sick|lost)|(?:built|moved|opened|closed|started|sold) (?:for|in|on|at|to|from|up|out))\b/u.test(
      rest,
    );
  return tells && !little && !/\b(?:and|but|because|never|not|today|yesterday|just)\b/i.test(rest)
    ? `How ${who === 'I' ? who : 'we'} ${rest}:`
    : undefined;
}
