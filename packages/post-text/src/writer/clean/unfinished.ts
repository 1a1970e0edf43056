import { findSentences } from '../../text/sentences.ts';
import { tellLeft } from '../../text/left-out.ts';

/** What of notes is not written yet, and what goes beside the post: empty items, 'tbd', 'Photo: the team.' */

const ITEM = /^\s*(?:[-–•*]|\d{1,2}[.)]?)\s+(?=\S)/;
const EMPTY_ITEM = /^\s*(?:(\d{1,2})[.)]?|[-–•*])\s*$/;
const OPEN =
  /^(?:\p{L}+(?: \p{L}+)?: ?)?(?:tb[dca]|t\.b\.d\.?|to be (?:decided|written|added)|xx+|\?{2,}|_{3,}|\.{3,}|…|noch offen|pendiente|por decidir|à définir|à compléter)(?:[ :,–—-]+(?!(?:is|was|were|are|has|had|stands|means|bank|says|helps?)(?!\p{L})).{0,80})?[.!?]*$/iu;
/** '??? something re: kids' */
const OPEN_MARK = /^(?:\?{2,}|tb[dca][:,]?|todo[:,]?)\s*/iu;
/** Alone in an item: 'something about lunch'. */
const VAGUE =
  /^(?:and |then |maybe |also )*(?:something|some line|a line|sth|etwas|irgendwas|algo|quelque chose) (?:about|on|re:?|regarding|over|über|zu|sobre|sur) [^.!?]{2,60}[.!?]*(?:\s*(?:think|tbd|need|find|still|come up|not sure|idk|noch)[^.!?]{0,30}[.!?]*)?$/iu;
const PICTURE = '(?:photos?|pics?|pictures?|images?|screenshots?|selfie|bild(?:er)?|fotos?|imagen)';
const BESIDE = new RegExp(
  `^${PICTURE}(?: here)?: ?(?!.*(?:\\d+ ?%|from \\d|->|→))[^.!?\\n]{2,60}[.!?]*$|^${PICTURE} (?:of|with|from|von|vom|de|del|mit) [^.!?\\n]{2,60}\\?+$`,
  'iu',
);
/** 'Photo: our first van in 1998. It had 210,000 km.': what goes on from it. */
const GOES_ON = /^\s+(?:it|he|she|they|this|that|er|sie|es|elle?|il|él|ella)(?!\p{L})/iu;
const ASK = /^(?:ask|question|frage|pregunta)(?: (?:them|readers|people|at the end))?: ?(\S[^\n]*?\?+)\s*$/iu;

const UNFINISHED = 'Left out, since it is not written yet';
const PICTURED = 'Left out, since it speaks of a picture';

/** Notes without their unfinished parts, with a line for each and for a list that holds fewer than it says. */
export function takeUnfinished(notes: string): { text: string; left: string[] } {
  const gone: { why: string; said: string }[] = [];
  const lines = notes.split('\n');
  const kept = lines.flatMap((line, index) => {
    if (isEmptyItem(lines, index)) {
      gone.push({ why: UNFINISHED, said: line.trim() });
      return [];
    }
    const lead = ITEM.exec(line)?.[0] ?? '';
    const said = line.slice(lead.length).trim();
    if ((lead !== '' || OPEN_MARK.test(said)) && VAGUE.test(said.replace(OPEN_MARK, ''))) {
      gone.push({ why: UNFINISHED, said });
      return [];
    }
    const asked = ASK.exec(said)?.[1];
    if (asked !== undefined && lines.slice(index + 1).every((other) => other.trim() === ''))
      return ['', asked.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).replace(/\?+$/, '?')];
    const free = withoutOpen(said, gone);
    const ends = isLast(lines[index + 1]);
    const closed = ends && BARE_END.test(free) ? cutLast(free, gone) : free;
    const whole = ends && BREAKS_OFF.test(closed) ? cutOpenEnd(closed, gone) : closed;
    return whole === said ? [line] : whole === '' ? [] : [lead + whole];
  });
  const text = kept.join('\n');
  if (!/\p{L}/u.test(text)) return { text: notes, left: [] };
  return { text, left: [...tellLeft(gone, (one) => one), ...fewerThanSaid(kept)] };
}

/** Whether nothing below goes on from a line. */
const isLast = (next: string | undefined): boolean => !/^\s*(?:\p{Ll}|[-–•*\d])/u.test(next ?? '');
/** 'She is at a competitor now and': a line that breaks off. */
const BREAKS_OFF =
  /(?<=\p{L}{2,} \S+ .*\S)[,]? (?:and|but|(?<!just )because|so that|and then|und|aber|weil|y|pero|porque|et|mais|parce que)(?: (?:the|a|an|we|i|he|she|they|it))?\s*(?:\.{3}|…)?$/iu;
/** 'So maybe the point is that we': nothing of it can be told. */
const BARE_END =
  /(?<!\p{L})(?:the|an?|my|our|one|some|this|that) \p{L}+ (?:who|which|whose)\s*(?:\.{3}|…)?$|(?<!\p{L})(?:der|die|das|ein|eine) \p{L}+, (?:der|die|das)\s*(?:\.{3}|…)?$|(?<!\p{L})(?:le|la|un|une) \p{L}+ qui\s*(?:\.{3}|…)?$|\b(?:that|if|when|because|whether|how|why) (?:we|i|he|she|they|the|my|our)\s*(?:\.{3}|…)?$/iu;
/** 'Best thing: the guy who': a label, and nothing told under it. */
const NAMED_OPEN = /^[^:.!?]{2,40}: (?:\S+ ){1,4}\S+$/u;

function cutLast(line: string, gone: { why: string; said: string }[]): string {
  const last = findSentences(line).at(-1);
  if (last === undefined || (last.start === 0 && !NAMED_OPEN.test(line))) return line;
  gone.push({ why: UNFINISHED, said: line.slice(last.start) });
  return line.slice(0, last.start).trimEnd();
}

function cutOpenEnd(line: string, gone: { why: string; said: string }[]): string {
  const free = line.replace(BREAKS_OFF, '');
  gone.push({
    why: 'This breaks off in your notes and stops there in the draft, so finish it',
    said: line.slice(-40).replace(/^\S*\s/, '… '),
  });
  return free;
}

/** A number alone that goes on from an item above, or a mark of a list alone below another. */
function isEmptyItem(lines: readonly string[], index: number): boolean {
  const found = EMPTY_ITEM.exec(lines[index] ?? '');
  if (found === null) return false;
  const above = lines.slice(0, index).findLast((line) => line.trim() !== '') ?? '';
  const below = lines.slice(index + 1).find((line) => line.trim() !== '') ?? '';
  if (found[1] === undefined) return ITEM.test(above);
  const number = (line: string) => Number(/^\s*(\d{1,2})(?:[.)]|\s|$)/.exec(line)?.[1] ?? Number.NaN);
  return number(above) === Number(found[1]) - 1 || number(below) === Number(found[1]) + 1;
}

function withoutOpen(said: string, gone: { why: string; said: string }[]): string {
  let free = '';
  let at = 0;
  for (const { start, end } of findSentences(said)) {
    const sentence = said.slice(start, end).trim();
    const beside = BESIDE.test(sentence) && !GOES_ON.test(said.slice(end));
    const why = OPEN.test(sentence) ? UNFINISHED : beside ? PICTURED : undefined;
    free += said.slice(at, start) + (why === undefined ? said.slice(start, end) : '');
    if (why !== undefined) gone.push({ why, said: sentence });
    at = end;
  }
  return (free + said.slice(at)).replace(/ {2,}/g, ' ').trim();
}

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const ANNOUNCES =
  /^\s*(?:(?:the|my|our|here are) )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:\p{L}+ ){0,2}?(?:things|rules|lessons|tips|reasons|ways|steps|mistakes|points|ideas|questions|habits|learnings|takeaways|facts|myths|dinge|regeln|tipps|gründe|schritte|fehler|punkte|fragen|ideen|cosas|reglas|consejos|razones|pasos|errores|lecciones|choses|règles|conseils|raisons|étapes|erreurs|leçons)(?!\p{L})/iu;

/** '5 things I learned' over three. */
function fewerThanSaid(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const word = ANNOUNCES.exec(line)?.[1]?.toLowerCase() ?? '';
    const said = word === '' ? 0 : NUMBERS.indexOf(word) + 2 > 1 ? NUMBERS.indexOf(word) + 2 : Number(word);
    if (said === 0) return [];
    const below = lines.slice(index + 1).filter((one) => one.trim() !== '');
    const last = below.findIndex((one) => !ITEM.test(one));
    const items = last < 0 ? below.length : last;
    return items === 0 || items >= said
      ? []
      : [
          `Your list says ${said} and holds ${items}: add what is missing, or change ‘${line.trim().slice(0, 60)}’`,
        ];
  });
}
