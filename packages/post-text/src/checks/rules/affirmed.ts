/** A claim that leans on what was denied: 'It's a strategic one.' */
export const HANGS =
  /\b(?:ones?|them|else|instead)\b|\b(?:more|less|fewer|so|same|it|up)[.!?]?$|\b(?:you|we|I|of|leave|feed|within) it\b|\bnot\b|n['’]t\b/i;

const NO = `(?:n['’]t| not| never| no longer)`;
const PAUSE = `[.;,—–:!-]+\\s*(?:But |but )?`;
/** 'X isn't A. It's B.': the subject may stand before the match. */
const IS = new RegExp(
  `^(?<subject>(?:[^.!?,;:\\n]*?[\\p{L}’']+)?)(?<be> ?(?:is|are|was|were)|['’](?:s|re))${NO} [^.!?;\\n]*?${PAUSE}(?:[Ii]t|[Tt]hey|[Tt]hat|[Tt]his|[Ww]e|[Yy]ou|[Ss]he|[Hh]e)(?<then>['’]s|['’]re| is| are| was| were) (?<put>[^]+)$`,
  'u',
);
const MORE_THAN = new RegExp(
  `^(?<subject>[^.!?,;:\\n]*?[\\p{L}’']+?)(?<be> (?:is|are|was)|['’](?:s|re)) (?:so much |much |always been )?more than [^.!?;,:—–\\n]*?${PAUSE}(?:[Ii]t|[Tt]hey|[Tt]hat|[Tt]his)(?<then>['’]s|['’]re| is| are| was) (?<put>[^]+)$`,
  'u',
);
const DO = new RegExp(
  `^(?<subject>[\\p{L}’'-]+(?: [\\p{L}’'-]+){0,4}?) (?:do|does|did)(?:n['’]t| not) [^.!?;,:—–\\n]*?${PAUSE}(?<who>[Ii]t|[Tt]hey|[Ww]e|[Yy]ou|[Ss]he|[Hh]e|[Pp]eople|I) (?<put>[^]+)$`,
  'u',
);
const WHO_DOES = new RegExp(
  `^[^.!?;,:—–\\n]*? ?\\b(?<aux>do|does|did|will|wo|is|are|was)(?:n['’]t| not) (?<said>[^.!?;,:—–\\n]+)${PAUSE}(?<who>[^.!?;,:\\n]+?) (?<then>do|does|did|will|is|are|was)(?<stop>[.!])$`,
  'u',
);
const PERSON = /^(?:it|they|we|you|she|he|i|this|that|these|those)$/i;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A verb as it stands after 'she'. */
const third = (verb: string): string =>
  /(?:s|sh|ch|x|z|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

/** What is left of a denial and its contrast when only the claim is kept; nothing where it would not stand by itself. */
export function affirmed(text: string): string | undefined {
  const claim = claimOf(text);
  if (claim === undefined || HANGS.test(withoutKnown(claim, text))) return undefined;
  return /^\p{Ll}/u.test(text) && !/^I\b/.test(claim)
    ? claim.charAt(0).toLowerCase() + claim.slice(1)
    : claim;
}

/** 'She doesn't teach them to lead. She teaches them to notice.': who they are was said before. */
const withoutKnown = (claim: string, text: string): string =>
  /^[^.;—]*\bthem\b[^.;—]*[.;—]/.test(text) ? claim.replace(/\bthem\b/g, '') : claim;

function claimOf(text: string): string | undefined {
  const less = /^less about .*?,? (?:and )?more about (?<put>[^]+)$/.exec(text)?.groups;
  if (less) return `mostly about ${less['put'] ?? ''}`;
  const about = /^(?:no longer|not|never) about .*?,? but (?:rather )?(?<put>about [^]+)$/i.exec(
    text,
  )?.groups;
  if (about) return about['put'];
  const both =
    /^not (?:just|only|simply|merely) (?<one>.*?),? ?\b(?:but(?: also)? )(?<other>[^]+)$/i.exec(text)
      ?.groups ??
    /^not (?:just|only|simply|merely) (?<one>\p{Ll}+ing .*?), but (?<other>\p{Ll}+ing [^]+)$/iu.exec(text)
      ?.groups;
  if (both)
    return /^an? |^\p{Ll}+ing |^as |^the /u.test(both['other'] ?? '')
      ? `${both['one'] ?? ''} and ${both['other'] ?? ''}`
      : undefined;
  const that =
    /^(?<it>it(?:['’]s| is)) not (?:the|an?|your|our) .* (?<that>that .*?),? but (?<put>.*?)(?<stop>[.!])$/i.exec(
      text,
    )?.groups;
  if (that) return `${that['it'] ?? ''} ${that['put'] ?? ''} ${that['that'] ?? ''}${that['stop'] ?? '.'}`;
  const because = /^Not because .*?[.!] (?<put>Because [^]+)$/.exec(text)?.groups;
  if (because) return because['put'];
  const but =
    /^(?<lead>.*?\b(?:is|are|was)|['’](?:s|re))(?:n['’]t| not| never| no longer) (?:just |only |simply |merely |about )?.*?,? but (?:rather )?(?<put>[^]+)$/su.exec(
      text,
    )?.groups;
  if (but)
    return (but['put'] ?? '').split(' ').length > 2 ? `${but['lead'] ?? ''} ${but['put'] ?? ''}` : undefined;
  const same =
    /^[^.!?]*? (?:is|was)(?:n['’]t| not| never| no longer) [^.!?;,—–]*[.;,—–]+\s*(?<put>(?:The|the) (?:real )?(?:question|problem|issue|goal|point|challenge|answer) (?:is|was) [^]+)$/.exec(
      text,
    )?.groups;
  if (same) return capital(same['put'] ?? '');
  const than = /^More than (?:just )?an? [^,]*, (?<put>[^]+)$/.exec(text)?.groups;
  if (than) return capital(than['put'] ?? '');
  const start =
    /^[^.!?]*?(?:[Ss]top|[Qq]uit) \p{Ll}+ing\b[^]*?[.!;,—–]+\s*(?:And |Instead, )?(?<put>(?:[Ss]tart|[Bb]egin|[Tt]ry) [^]+)$/u.exec(
      text,
    )?.groups;
  if (start) return capital(start['put'] ?? '');
  const is = IS.exec(text)?.groups ?? MORE_THAN.exec(text)?.groups;
  if (is) return withVerb(is['subject'] ?? '', is['then'] ?? '', is['be'] ?? '', is['put'] ?? '');
  return whoDoes(text) ?? does(text);
}

function withVerb(subject: string, then: string, be: string, put: string): string {
  const full = /re$|are/.test(then) ? 'are' : /was|were/.test(then) ? then.trim() : 'is';
  if (subject === '') return `${/^['’]/.test(be) ? be : full} ${put}`;
  return /^(?:it|that)$/i.test(subject) ? `${subject}${then} ${put}` : `${subject} ${full} ${put}`;
}

/** 'Titles don't make leaders. People do.' is 'People make leaders.' */
function whoDoes(text: string): string | undefined {
  const groups = WHO_DOES.exec(text)?.groups;
  if (!groups) return undefined;
  const { aux = '', said = '', who = '', then = '', stop = '.' } = groups;
  if (/^(?:I|he|she|it|we|you|they|that|this)$/i.test(who)) return undefined;
  const doing = /^(?:do|does|did)$/.test(aux);
  if (doing !== /^(?:do|does|did)$/.test(then)) return undefined;
  if (aux === 'did' || then === 'did') return undefined;
  if (doing) {
    const [verb = '', ...rest] = said.replace(/^(?:just|only|simply|merely) /, '').split(' ');
    // 'Teachers teach.' says nothing.
    if (rest.length === 0 && who.toLowerCase().startsWith(verb)) return undefined;
    return `${who} ${[then === 'does' ? third(verb) : verb, ...rest].join(' ')}${stop}`;
  }
  return `${who} ${then} ${said}${stop}`;
}

/** 'Shops don't sell bikes. They sell mornings.' is 'Shops sell mornings.' */
function does(text: string): string | undefined {
  const groups = DO.exec(text)?.groups;
  if (!groups) return undefined;
  const { subject = '', who = '', put = '' } = groups;
  if (PERSON.test(subject) || /^people$/i.test(who)) return capital(`${who} ${put}`);
  if (/^(?:we|you|i|she|he)$/i.test(who)) return undefined;
  return `${subject} ${put}`;
}
