import { SPOKEN_VOWEL } from '../fix.ts';
import { restOf } from './concrete.ts';
import type { Put } from './pattern-rule.ts';

type Ending = 'third' | 'past' | 'base';
const endingOf = (verb: string): Ending => (/ed$/i.test(verb) ? 'past' : /s$/i.test(verb) ? 'third' : 'base');
const BE = { third: 'is', past: 'was', base: 'are' };
const SHOW = { third: 'shows', past: 'showed', base: 'show' };
const GIVE = { third: 'gives', past: 'gave', base: 'give' };
const DRIVE = { third: 'drives', past: 'drove', base: 'drive' };

/** 'a pivotal moment' is 'an important moment'. */
const plainAdjectives = (text: string): string =>
  text
    .replace(/\bparadigm shift\b/i, 'change')
    .replace(
      /\b(?:new |truly )?(?:significant|key|major|pivotal|crucial|defining|fundamental)\b/i,
      'important',
    )
    .replace(/\b(?:(?!an? )\p{Ll}+ )?turning point\b/iu, 'important moment')
    .replace(/\bcomprehensive\b/i, 'full')
    .replace(/\bcompelling\b/i, 'good')
    .replace(/\b(?:unique|unparalleled) /i, '')
    .replace(
      /\b(an?) (?=(\p{L}+))/giu,
      (_, article: string, next: string) => `${article.charAt(0)}${SPOKEN_VOWEL.test(next) ? 'n' : ''} `,
    );

/** 'marks a pivotal moment' is 'is an important moment', 'embodies our belief' 'shows our belief'. */
export function plainly(match: RegExpMatchArray): string | undefined {
  const [text] = match;
  if (/^(?:is|are) poised to/i.test(text)) return text.replace(/^\w+ poised to/i, 'will');
  const verb = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const rest = text.slice(verb.length + 1);
  const ending = endingOf(verb);
  if (/^represent/i.test(verb) && /^(?:\p{Ll}+ )?(?:years|months|decades) of/iu.test(rest)) return undefined;
  if (/^(?:offer|present|provide)/i.test(verb)) {
    if (/\b(?:window|glimpse) into$/i.test(rest)) return SHOW[ending];
    if (/\b(?:alternative|solution|foundation)\b/i.test(rest))
      return `${BE[ending]} ${plainAdjectives(rest)}`;
    if (/^more than/i.test(rest)) return undefined;
    if (/\b(?:of|opportunity)\b/i.test(rest) && /^present/i.test(verb))
      return `${verb} ${plainAdjectives(rest)}`;
    return `${GIVE[ending]} ${plainAdjectives(rest)}`;
  }
  if (/^(?:embod|signal|symboli|exemplif|encapsul|reflect|personif|epitomi)/i.test(verb))
    return /^an? /i.test(rest) ? undefined : `${SHOW[ending]} ${rest}`;
  if (/^(?:our|my|their|its)\b/i.test(rest)) return `${SHOW[ending]} ${rest}`;
  if (/^(?:represent|mark|constitut|form)/i.test(verb))
    return `${BE[ending]} ${plainAdjectives(rest).replace(/\bculmination\b/, 'result')}`;
  return undefined;
}

/** 'is a powerful symbol of what' is 'shows what'. */
export function figurePlainly(match: RegExpExecArray): Put | undefined {
  const parts =
    /^(?<it>it )?(?<be>is|are|was|were)\b(?<more> more than .*[,;:—–.] ?(?:it|they)(?:['’]s| is|['’]re| are))? (?<truly>truly |quite simply |nothing but )?(?:an?|the) .*?(?<thing>[\p{L}-]+(?: force| changer| letter| of)?)$/iu.exec(
      match[0].trim(),
    )?.groups;
  if (parts === undefined) return undefined;
  const be = (parts['be'] ?? 'is').toLowerCase();
  const it = parts['it'] ?? '';
  const ending: Ending = be === 'is' ? 'third' : be === 'are' ? 'base' : 'past';
  const rest = restOf(match);
  const thing = (parts['thing'] ?? '').toLowerCase();
  const taking = (pattern: RegExp, text: string): Put | undefined => {
    const found = pattern.exec(rest)?.[0];
    return found === undefined ? undefined : { text: `${it}${text}`, more: found.length };
  };
  if (/^(?:symbol|example of)$/.test(thing) || /example of/.test(match[0]))
    return match[0].trim().endsWith('example of')
      ? `${it}${SHOW[ending]}`
      : taking(/^ of(?= (?:what|how|why)\b)/, SHOW[ending]);
  if (/^(?:cornerstone|bedrock|lifeblood|linchpin|heartbeat|backbone)$/.test(thing))
    return taking(/^ of\b/, `${be} central to`);
  // 'Trust is the glue that holds a team together.'
  if (thing === 'glue' && ending === 'third' && it === '') {
    const that = /^ that(?= \p{Ll}+s\b)/u.exec(rest)?.[0];
    return that === undefined ? undefined : { text: '', more: that.length };
  }
  if (thing === 'hallmark') return taking(/^ of\b/, `${be} typical of`);
  if (thing === 'driving force' || thing === 'force') return taking(/^ behind\b/, DRIVE[ending]);
  return undefined;
}

const AFTER_A_MODAL =
  /\b(?:will|would|can|could|may|might|must|should|shall|to|not|did|does|do|['’]ll|n['’]t)(?: \p{Ll}+ly| also| now)? $/iu;
const SEVERAL = /(?:\b(?:they|we|you|these|those)|\p{Ll}{2}(?<![su]|i)s)(?: \p{Ll}+ly| also| now)? $/iu;

/** The form of 'be' that what stands before it asks for: 'will be', 'the panels were'. */
export function agreeing(put: Put | undefined, before: string): Put | undefined {
  if (put === undefined) return undefined;
  const text = typeof put === 'string' ? put : put.text;
  const mended = AFTER_A_MODAL.test(before)
    ? text.replace(/^(?:are|is|was) (?=an?\b|the\b|our\b|$|\p{Ll})/u, 'be ').replace(/^(?:are|is|was)$/, 'be')
    : SEVERAL.test(before)
      ? text.replace(/^was\b/, 'were')
      : text.startsWith('become ') && !/\b(?:has|have|had|['’]s|['’]ve)(?: \p{Ll}+)? $/u.test(before)
        ? text.replace('become', 'became')
        : text;
  return typeof put === 'string' ? mended : { ...put, text: mended };
}
