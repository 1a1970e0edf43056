import { tellLeft } from '../../text/left-out.ts';
import { findSentences } from '../../text/sentences.ts';

/** What notes mark as still to be checked: '40% (check)', '300??', 'TODO check the 4 out of 5'. */

const SUM =
  "[€$£₹~]?\\d[\\d.,:'’]*(?:\\s?(?:k|m|bn|mio)(?!\\p{L}))?(?:\\s?(?:%|percent|per cent|prozent|por ciento|pour ?cent))?";
/** A figure with what it counts: '4 out of 5', '3 weeks'. */
const FIGURE = new RegExp(
  `(?<![\\p{L}\\d.,])${SUM}(?: (?:out of|of|in|von|de|sur|to|auf|bis) \\d[\\d.,]*)?(?:\\s(?!(?:and|or|in|on|at|to|of|for|from|by|with|was|is|were|since|last|as|und|seit|im|en|de|y|et)(?!\\p{L}))\\p{Ll}+)?`,
  'giu',
);
const MARK =
  "(?:\\?+|sic\\??|(?:to be |please |pls |must |needs? to be )?(?:(?:double|re)?[- ]?check(?:ed)?|verify|verified|confirm(?:ed)?)(?: (?:this|that|it|me|pls|please|figures?|numbers?|dates?|years?|names?|spelling))*|tb[cd]|i think|(?:a |my |just a )?guess(?:ing|ed|timate)?|(?:(?:i['’]?m |am )?not (?:100 ?% |quite |totally |entirely )?sure|unsure|not certain|from memory|iirc|afaik)|(?:source|citation|ref)(?: needed)?|(?:the )?(?:numbers?|figures?|dates?) (?:needs?|to be|need to be|still) check(?:ing|ed)?|needs? (?:checking|confirming)|(?:noch |bitte |muss ich |zu )*(?:über|nach)?prüfen|stimmt das|unsicher|nicht sicher|ungefähr|(?:por )?(?:comprobar|verificar|confirmar|revisar)|no (?:estoy )?segur[oa]|(?:à )?(?:vérifier|confirmer|revoir)|pas sûre?)[!?.]*";
const BRACKETED = new RegExp(
  `[^\\S\\n]?[([]\\s*(?:${MARK}|${SUM}(?: \\p{Ll}+)?\\?+|or [^()[\\]]{1,25}\\?(?: ?(?:check|verify|look up|ask) [^()[\\]]{1,25})?)\\s*[)\\]]`,
  'giu',
);
const TRAILING = new RegExp(`\\s*(?:[,;–—]|\\s-+)\\s*(?!i think)${MARK}$`, 'iu');
/** '300??', '40 people??' in a sentence, which is no question for it. */
const DOUBLED = /(?<=\d[\d.,:]*(?:\s?%|[km]|\s\p{L}+)?)\?{2,}/gu;
const ASKS =
  /^(?:who|what|why|how|when|where|which|is|are|was|were|do|does|did|can|could|should|would|will|have|has|ist|sind|war|hat|haben|wer|was|wie|warum|est|avez|¿|qué|cuánt\p{L}+)(?!\p{L})/iu;

/** 'a 90k client (or 95? check invoice)', '68% (source: some report?? check)': what brackets hold against a figure, whatever ends a sentence in them. */
const OR_ELSE =
  /[^\S\n]?[([]\s*(?:or [^()[\]\n]{1,25}\?|(?:sources?|quelle|fuente)[: ][^()[\]\n]{0,40}?(?:\?|check|not sure|unsure|verify|prüfen|comprobar|vérifier))[^()[\]\n]{0,30}[)\]]/giu;

/** 'or was it 6 hours, check with Tom' behind a figure. */
const OR_WAS =
  /(?<=\d[^.!?\n]{0,80}[.!?,;])\s*or (?:was|is|were) (?:it|that|they|there) (?=[^.!?\n]{0,20}\d)[^.!?\n]{1,40}(?:check|ask|verify|look up|not sure|can['’]?t remember|i think)(?!\p{L})[^.!?\n]{0,30}[.!?]?(?=\s|$)/giu;

/** Notes without brackets that hold something else against a figure, with what is before them, and without what asks whether it was another. */
export function takeOrElse(given: string): { text: string; left: string[] } {
  const doubted: string[] = [];
  const notes = given.replace(OR_WAS, (asked: string, at: number) => {
    doubted.push(asked.trim().replace(/[.!?]$/, ''));
    return /[,;–—-]\s*$/.test(given.slice(0, at)) && !/[.!?]$/.test(asked) ? '.' : '';
  });
  const text = notes.replace(OR_ELSE, (mark, at: number) => {
    const before = notes.slice(Math.max(0, at - 40), at);
    const told = /[^.!?\n]*$/u.exec(notes.slice(Math.max(0, at - LONGEST_CHECK), at))?.[0] ?? '';
    const figure = /^\s*[([]\s*or /iu.test(mark) ? undefined : figuresOf(told).at(-1);
    doubted.push(`${(figure ?? /[^.!?\n]{0,30}$/u.exec(before)?.[0] ?? '').trim()} ${mark.trim()}`);
    return '';
  });
  const why = 'Still to be checked, since your notes doubt it';
  return { text, left: tellLeft(doubted, (said) => ({ why, said })) };
}

const figuresOf = (text: string) => text.match(FIGURE) ?? [];

/** Notes without such marks, with a line for each figure that bears one. */
export function takeDoubts(notes: string): { text: string; left: string[] } {
  const doubted: string[] = [];
  let text = '';
  let at = 0;
  for (const { start, end } of findSentences(notes)) {
    const said = notes.slice(start, end);
    text += notes.slice(at, start) + (figuresOf(said).length > 0 ? withoutMarks(said, doubted) : said);
    at = end;
  }
  const left = [...new Set(doubted)].map((figure) => ({
    why: 'Still to be checked, since your notes doubt it',
    said: figure,
  }));
  return { text: text + notes.slice(at), left: tellLeft(left, (one) => one) };
}

function withoutMarks(sentence: string, doubted: string[]): string {
  const near = (at: number) =>
    figuresOf(sentence.slice(0, at)).at(-1) ?? figuresOf(sentence.slice(at))[0] ?? sentence.slice(0, at);
  const free = sentence.replace(BRACKETED, (mark: string, at: number) => {
    const other = /^\s?[([]\s*[$€£~]?\d/.test(mark) ? ` ${mark.trim()}` : '';
    doubted.push(near(at).trim() + other);
    return '';
  });
  const [, body = '', stop = ''] = /^(.*?)([.!?…]*)$/su.exec(free) ?? [];
  const trailing = TRAILING.exec(body.trimEnd());
  const rest = trailing === null ? body : body.slice(0, trailing.index);
  if (trailing !== null) doubted.push(figuresOf(rest).at(-1) ?? rest);
  const isDoubled = !ASKS.test(free) && DOUBLED.test(free);
  DOUBLED.lastIndex = 0;
  if (!isDoubled) return trailing === null ? free.trimStart() : `${rest}${stop.replace(/[!?]+/, '') || '.'}`;
  return free.replace(DOUBLED, (_mark, at: number) => {
    doubted.push(near(at).trim());
    return at + _mark.length >= free.length ? '.' : '';
  });
}

const CHECKS =
  /(?<!\p{L})(?:(?:double[- ]?)?check|verify|confirm|look up|not (?:100 ?% )?sure|unsure|prüfen|comprobar|verificar|confirmar|vérifier|confirmer)(?!\p{L})/iu;
const NAMES_FIGURE =
  /(?<!\p{L})(?:figures?|numbers?|dates?|years?|percentages?|zahl(?:en)?|datum|cifras?|fecha|chiffres?|date)(?!\p{L})/iu;

/** The figure that a note asks to check, where it stands in the other notes as well. */
export function figureToCheck(note: string, notes: string, at: number): string | undefined {
  if (!CHECKS.test(note)) return undefined;
  const [before, behind] = [notes.slice(0, at), notes.slice(at + note.length)];
  const digits = (figure: string) => /\d[\d.,]*\d|\d/.exec(figure)?.[0] ?? figure;
  const named = figuresOf(note).find((figure) =>
    figuresOf(`${before}\n${behind}`).some((other) => digits(other) === digits(figure)),
  );
  if (named !== undefined) return named.trim();
  if (!NAMES_FIGURE.test(note)) return undefined;
  const line = before.trimEnd().split('\n').at(-1) ?? '';
  return figuresOf(line).at(-1)?.trim();
}

const LONGEST_CHECK = 120;

/** Whether a sentence is nothing but the wish that a figure of the notes be checked. */
export function isCheck(said: string, notes: string, at: number): boolean {
  const opens =
    /^(?:(?:todo|also|please|pls|must|need to|have to|should|still|i|we|and|but|to|noch|bitte|hay que|il faut)[: ]+)*(?:(?:(?:double|re)?[- ]?check|verify|confirm|look up|(?:am |i['’]?m )?(?:not (?:100 ?% )?sure|unsure) (?:about|of|on|if|whether))(?!\p{L})|(?:comprobar|verificar|confirmar|vérifier|confirmer) )/iu;
  if (said.length > LONGEST_CHECK || !opens.test(said) || /(?<!\p{L})your?(?!\p{L})/iu.test(said))
    return false;
  // 'Check the date.' may be advice.
  return (
    figureToCheck(said, notes, at) !== undefined &&
    (/\d/.test(said) || /^\S+ (?:figures?|numbers?|nums|dates?|years?)[.!?]*$/i.test(said))
  );
}
