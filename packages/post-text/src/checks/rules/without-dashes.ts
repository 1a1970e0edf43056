import type { Fix } from '../finding.ts';
import type { Post } from '../post.ts';

const HELPER = `(?:is|are|was|were|had|has|have|will|would|can|could|do|does|did)`;
/** A sentence of its own: 'we won', 'the flat was cold', 'it’s about trust'. */
const CLAUSE = new RegExp(
  `^(?:(?:I|[Ww]e|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Nn]obody|[Ee]veryone|[Tt]here)(?:['’]\\p{Ll}+)? \\p{Ll}|(?:[Tt]hat|[Tt]his|[Tt]hese|[Yy]ou)(?: ${HELPER}(?:n['’]t)?\\b|['’](?:s|re|ve)\\b)|(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:(?!which|who|that|${HELPER})[\\p{Ll}-]+ ){1,2}${HELPER}(?:n['’]t)?\\b|\\p{Lu}\\p{Ll}+ (?:${HELPER})\\b)`,
  'u',
);
/** What joins on to the words before it. */
const JOINS =
  /^(?:and|but|or|so|yet|because|which|who|whose|where|when|while|as|if|even|not|though|although|until|since|for|then|than|to|of|on|in|at|by|with|from)\b/i;
const AND = /^(?:and|but|or|so|yet|because|which|who|where|while)\b/i;
/** What may follow an aside in brackets. */
const GOES_ON = new RegExp(
  `^(?:${HELPER}|\\p{Ll}{2,}ed|paid|came|sat|beat|began|drove|led|ran|made|took|went|rust|before|until|the|that|I['’]m|and|but|so|or|yet)\\b`,
  'u',
);
/** Something is done or said to be: what stands before may end with a full stop. */
const ACTS = new RegExp(
  `\\b${HELPER}(?:n['’]t)?\\b|['’](?:s|re|ve|d|m|ll)\\b|^(?:And |But |So )?(?:I|We|He|She|It|They|You|Nobody|Everyone|That|This)\\b`,
  'u',
);
/** A sentence with more of them is written anew. */
const MANY = 6;

/** Every dash of a post as the sign a person would have typed; nothing where one of them may stand for a word. */
export function dashesFix(post: Post, dashes: readonly RegExpExecArray[]): Fix | undefined {
  const [first] = dashes;
  const last = dashes.at(-1);
  if (!first || !last) return undefined;
  let replacement = '';
  let from = first.index;
  for (const sentence of groupsOf(post.text, dashes)) {
    const written = rewritten(post.text, sentence);
    if (written === undefined) return undefined;
    replacement += post.text.slice(from, written.start) + written.text;
    from = written.end;
  }
  return { start: first.index, end: from, replacement, label: 'Full stops and commas for the dashes' };
}

/** The dashes between two stops or line breaks. */
function groupsOf(text: string, dashes: readonly RegExpExecArray[]): RegExpExecArray[][] {
  const groups: RegExpExecArray[][] = [];
  for (const dash of dashes) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const between = before ? text.slice(before.index + before[0].length, dash.index) : '\n';
    if (group && !/[.!?…]["”’)]?\s|\n/.test(between)) group.push(dash);
    else groups.push([dash]);
  }
  return groups;
}

/** A text with a capital in front. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function rewritten(
  text: string,
  dashes: readonly RegExpExecArray[],
): { start: number; end: number; text: string } | undefined {
  const [first] = dashes;
  const last = dashes.at(-1);
  if (!first || !last || dashes.length > MANY) return undefined;
  const tailEnd = last.index + last[0].length;
  const tail = /^[^.!?…\n]*/.exec(text.slice(tailEnd))?.[0] ?? '';
  const lead = /[^.!?…\n]*$/.exec(text.slice(0, first.index))?.[0].trim() ?? '';
  const parts = dashes.map((dash, at) => {
    const next = dashes[at + 1];
    return next ? text.slice(dash.index + dash[0].length, next.index) : tail;
  });
  // Something must stand on both sides, and no other sign beside a dash.
  if (!/\p{L}|\d/u.test(lead) || /[,;:(/]$|^[^\p{L}\d"“'‘]/u.test(lead)) return undefined;
  if (parts.some((part) => !/\p{L}|\d/u.test(part) || /^[,;:)]|[,;:]$|[()]/u.test(part.trim())))
    return undefined;
  let out = '';
  let inBrackets = false;
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    if (inBrackets) {
      const comma = AND.test(part) || /^(?:if|when)\b/i.test(lead) ? ',' : '';
      out += `)${comma} ${part}`;
      inBrackets = false;
      continue;
    }
    const isCry = /[!?]$/.test(part);
    const isClause = CLAUSE.test(part) && !/^(?:if|when)\b/i.test(lead);
    const stands = ACTS.test(`${lead}${out}`.split('. ').at(-1) ?? '');
    const isAside = next !== undefined && !JOINS.test(part) && (GOES_ON.test(next) || isCry);
    const isList = part.includes(',') && !/, (?:and|but|so|or) /.test(part);
    if (
      isAside &&
      (isCry || isList || (isClause && !CLAUSE.test(next) && (!AND.test(next) || (at === 0 && !stands))))
    ) {
      out += ` (${part}`;
      inBrackets = true;
    } else if (isCry) return undefined;
    else if (isClause && stands) out += `. ${capital(part)}`;
    else if (isClause && at === 0 && lead.includes(' ')) return undefined;
    else if (dashes.length === 1 && isList && !JOINS.test(part)) out += `: ${part}`;
    else out += `, ${part}`;
  }
  if (inBrackets) return undefined;
  return { start: first.index, end: tailEnd + tail.length, text: out };
}
