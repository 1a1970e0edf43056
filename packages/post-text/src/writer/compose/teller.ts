import { namesKnown } from '../parse/alone.ts';
import type { Unit } from '../parse/material.ts';
import type { Opening } from './opening.ts';
import { ROLE_SCORE, scoreLine } from './rating.ts';

/** Who tells it, and of where: 'I am a vet in a rural practice.' 'We run a small bar by the station.' */
const TELLER =
  /^(?:I|We)(?: am|['’]m| are|['’]re) (?:(?:an?|the|two|three|\d+) [\p{Ll}\d]|(?:mayor|head|chair|director|president|captain|treasurer|principal|editor|dean|chief) (?:of|at) )|^(?:I|We) (?:have (?:been|worked|driven|run|taught|sold|built|cooked|baked|played|had|made)|run|teach|write|paint|weld|restore|tune|publish|edit|deliver|insure|import|organi[sz]e|breed|keep|dive|cook|bake|drive|clean|sell|rent|make|build|repair|plan|work|own|photograph|interpret|coach|manage|lead|volunteer|translate|design|train|sew|grow|farm|fish|brew)\b(?! (?:that|how|why|what|every|each)\b)/u;
/** What is of today alone, or asks for something, is no sign-off. */
const FOR_NOW =
  /\b(?:looking for|hiring|searching|available|my contract|today|now|this week|since|not|never|no longer|by hand|used to)\b/i;
const LEAST = 3;
const LONGEST_LINE = 160;

/** The notes as they were told, but who tells them last: 'People think …' to begin with, and 'I am a vet in a rural practice.' as the end. */
export function tellerLast(units: readonly Unit[]): Opening[] {
  const [first, ...others] = units;
  const [teller, ...mates] = first?.sentences ?? [];
  const total = units.reduce((sum, unit) => sum + unit.sentences.length + (unit.list ? 1 : 0), 0);
  if (first === undefined || teller === undefined || first.list || first.lines || first.label !== undefined)
    return [];
  if (total < LEAST || !TELLER.test(teller.text) || FOR_NOW.test(teller.text) || teller.text.length > 110)
    return [];
  const after = [...(mates.length > 0 ? [{ ...first, sentences: mates }] : []), ...others];
  const [next, ...left] = after;
  const [head, ...tail] = next?.sentences ?? [];
  if (next === undefined || head === undefined || next.list || next.lines || next.label !== undefined)
    return [];
  if (/^The\b|\bones?\b/.test(head.text)) return [];
  if (head.leans || head.points || !head.whole || head.role === 'question' || head.text.length > LONGEST_LINE)
    return [];
  const said = units.flatMap(({ sentences }) => sentences);
  // What is put to the reader ends the post.
  if (
    said.some(
      ({ role }, at) => /^(?:thanks|invite)$/.test(role) || (role === 'question' && at >= said.length / 2),
    )
  )
    return [];
  // Behind what it comes to, who tells it says nothing more.
  if (/^(?:lesson|advice|belief)$/.test(said.at(-1)?.role ?? '')) return [];
  // What is called by 'the' at once has to be told first.
  if (said.slice(1, 3).some(({ text }) => namesKnown(text.toLowerCase(), [teller]))) return [];
  const paragraph = Math.max(...units.map((unit) => unit.paragraph)) + 1;
  const rest = [
    ...(tail.length > 0 ? [{ ...next, sentences: tail }] : []),
    ...left,
    { ...first, paragraph, sentences: [{ ...teller, leans: false, points: false }] },
  ];
  return [
    {
      kind: 'outcome',
      line: head.text,
      role: head.role,
      rest,
      score: ROLE_SCORE[head.role] + scoreLine(head, 'outcome'),
    },
  ];
}
