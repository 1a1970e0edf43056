/** What a correction found in a text leaves of it; undefined where it is none. */
export type Correct = (before: string, found: RegExpExecArray, after: string) => string | undefined;

/** As far, in UTF-16 units, as a figure stands before what takes it back. */
export const NEAR = 60;
/** Why something was wrong, which nobody needs who never saw it: ', I mixed it up with last year'. */
const EXCUSE =
  /^([^.!?\n]{0,60}?)(?:([.!])\s+|[\s,;–—-]+)(?:(?:sorry|and|since|because|as),? )*(?:(?:i|we)(?:['’]?ve|['’]?d| had| have| must have| just| always)* (?:mixed|muddled|confused|got|mistook|had|misread|mistyped) (?:it|that|this|them|those|the (?:two|years?|numbers?|figures?|dates?|names?|days?))(?: (?:up|wrong|mixed up|confused|muddled))?(?: (?:with|for) [^.,;!?\n]{2,40})?|my (?:mistake|bad|fault)|typo|(?:da |das )?(?:habe?|hatte) ich (?:das |es |mich )?(?:verwechselt|vertan|vertippt)|ich hab(?:e|['’])?s? (?:das |es |mich )?(?:mit [^.,;!?\n]{2,40} )?(?:verwechselt|vertan|vertippt)|me (?:confundí|equivoqué)(?: (?:con|de) [^.,;!?\n]{2,40})?|je me suis tromp[ée]+|j['’]ai confondu(?: avec [^.,;!?\n]{2,40})?)(?=\s*(?:[.,;!?\n]|$))([.!])?/iu;

const withoutExcuse = (after: string) =>
  after.replace(
    EXCUSE,
    (_whole, told: string, stop: string | undefined, end: string | undefined) =>
      `${told}${stop ?? end ?? ''}`,
  );

/** Settles one correction after the other, from left to right, since the next may correct this one. */
export function settle(notes: string, pattern: RegExp, correct: Correct): string {
  let text = notes;
  let from = 0;
  for (;;) {
    const rule = new RegExp(pattern);
    rule.lastIndex = from;
    const found = rule.exec(text);
    if (found === null) return text;
    const end = found.index + found[0].length;
    const before = text.slice(0, found.index);
    // 'Did it work? Actually no, it broke.' answers.
    const settled = before.endsWith('?') ? undefined : correct(before, found, withoutExcuse(text.slice(end)));
    if (settled === undefined) from = found.index + 1;
    else {
      text = settled;
      from = Math.max(0, found.index - NEAR);
    }
  }
}
