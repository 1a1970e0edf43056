import type { Variant, WriteBrief, Written } from '../brief.ts';
import { findPlaceholders, stripBrackets } from '../clean/markup.ts';
import { capitalise } from '../clean/sentence.ts';
import { LENGTH_RANGE } from '../length.ts';
import { askFigure, WHAT_HAPPENED } from '../asking.ts';
import { moreToTell } from '../missing.ts';
import { findUnready } from '../unready.ts';
import { takeTrimmings, unfoldNumbers } from '../parse/blocks.ts';
import { findSentences } from '../../text/sentences.ts';

type Notes = { notes: string; dropped: readonly string[] };
type Line = { text: string; item: boolean; paragraph: number };

/** Words that lean on the sentence before, so that theirs cannot open a post. */
const LEANS = new Set(
  'das es sie er aber und dann dabei deshalb danach dadurch daher diese dieser dieses dort seitdem trotzdem auch so denn il elle ils elles cela ça mais et puis ensuite alors ce c’est cette ces ceci depuis là pourtant donc eso esto pero y luego entonces ella él ellos ellas este esta desde después así también isso isto mas e depois então ele ela eles elas desde quando quello questo ma poi allora lui lei essi dit dat maar en dan toen daarna hij zij ze यह वह लेकिन और फिर इसलिए उसने उन्होंने phir ab aur lekin par wo woh ye yeh usne unhone isne stattdessen dafür deswegen jedoch doch sonst nun jetzt plutôt cependant sinon ainsi finalement enfin maintenant ahora inzwischen darauf daraufhin außerdem aussi además'.split(
    ' ',
  ),
);

/** Shapes notes in a language the rules do not know: clean sentences, short paragraphs, an opening of the person's own. No word is added or changed. */
export function composeNeutral(brief: WriteBrief, notes: Notes, variant: Variant): Written {
  const { text, trimmings } = takeTrimmings(notes.notes);
  const lines = readLines(unfoldNumbers(text));
  const points = (brief.mustSay ?? [])
    .map((point) => close(point))
    .filter(
      (point) =>
        point !== '' && !notes.notes.toLowerCase().includes(point.toLowerCase().replace(/[.!?]$/, '')),
    );
  const call = brief.callToAction?.trim() ? [close(brief.callToAction)] : [];
  const kept = fit(
    lines,
    (brief.length ? LENGTH_RANGE[brief.length].most : 2_200) - [...points, ...call].join('').length,
  );
  const opening = pickOpening(kept, variant);
  const rest = kept.filter((line) => !opening.includes(line));
  const paragraphs = [
    ...(opening.length === 0 ? [] : [opening.map((line) => line.text).join(' ')]),
    ...lay(rest, variant),
    ...points,
    ...call,
  ];
  const tail = [
    ...(trimmings.links.length > 0 ? [trimmings.links.join('\n')] : []),
    ...(trimmings.hashtags.length > 0 ? [trimmings.hashtags.slice(0, 5).join(' ')] : []),
  ];
  const written = [...paragraphs, ...tail].join('\n\n');
  const left = lines.length - kept.length;
  const missing = [
    ...(lines.length < 3 ? [WHAT_HAPPENED] : []),
    ...(/\d/.test(text) ? [] : [askFigure()]),
    ...(brief.goal === undefined || brief.goal === 'none' || call.length > 0
      ? []
      : ['How it should end: the built-in writer makes endings in English alone']),
    ...notes.dropped.map((word) => `A sentence was left out: it holds ‘${word}’, which you never want said`),
    ...(left > 0
      ? [`${left === 1 ? 'One thought was' : `${left} thoughts were`} left out to keep to the length`]
      : []),
    ...findUnready(notes.notes, false),
    ...moreToTell(brief.length, written),
  ];
  return { text: brief.openingOnly ? (paragraphs[0] ?? '') : written, missing };
}

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let paragraph = 0;
  for (const raw of text.split('\n')) {
    if (raw.trim() === '') paragraph += 1;
    const item = /^\s*(?:[-–—•*▪]\s+|[✅👉🔹]\s*|\d{1,2}[.)]\s+)(?=\S)/u.exec(raw);
    const body = stripBrackets(
      (item ? raw.slice(item[0].length) : raw).replace(/\s*(?:->|=>)\s*/g, ' → ').replace(/\s+/g, ' '),
    );
    if (item) lines.push({ text: capitalise(body.trim()), item: true, paragraph });
    else
      for (const span of findSentences(body))
        if (findPlaceholders(body).length === 0)
          lines.push({ text: close(body.slice(span.start, span.end)), item: false, paragraph });
  }
  const seen = new Set<string>();
  return lines.filter(
    (line) => /[\p{L}\p{N}]/u.test(line.text) && !seen.has(line.text) && seen.add(line.text),
  );
}

/** A sentence with its capital and an end; scripts with a stop of their own keep it. */
function close(raw: string): string {
  const text = capitalise(raw.trim().replace(/([!?])(?:\s*[!?])+/g, '$1'));
  if (text === '' || /[.!?:…।。！？]["'”’»)\]]*$/u.test(text) || !/[\p{L}\p{N}%]$/u.test(text)) return text;
  if (/\p{Script=Devanagari}/u.test(text)) return `${text}।`;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? `${text}。` : `${text}.`;
}

/** The first sentence, or the last where it surely stands alone, with what leans on it: a line from the middle is part of what is told around it. */
function pickOpening(lines: readonly Line[], variant: Variant): readonly Line[] {
  const [first] = lines;
  const begun = first && !first.item ? [first] : [];
  const at = lines.findLastIndex((line) => !leans(line));
  const last = lines.slice(at);
  const [head] = last;
  if (variant === 0 || at <= 0 || head === undefined || last.length > MOST_LED) return begun;
  return !last.some((line) => line.item) && head.text.length <= 140 && stands(head) ? last : begun;
}

/** As many lines as may stand in the opening paragraph: one, and one that leans on it. */
const MOST_LED = 2;

/** It says whose or how many: an article, a pronoun or a bare verb may speak of what was told. */
const SAYS_WHOSE =
  /^(?:\d|(?:\p{L}+[aei]mos|mein|meine|unser|unsere|ich|wir|mon|ma|mes|notre|nos|je|nous|mi|mis|nuestro|nuestra|nuestros|nuestras|yo|nosotros|meu|minha|nosso|nossa|eu|nós|il mio|la mia|il nostro|la nostra|io|noi|mijn|ons|onze|ik|wij|we)(?!\p{L}))/iu;
/** Words that speak of what was told, anywhere in a line. */
const TOLD_BEFORE =
  /(?<!\p{L})(?:dies\p{L}*|jene\p{L}*|das|es|sie|er|ihn|ihm|ihr|ihnen|dafür|davon|damit|daran|darüber|dagegen|abgelehnt|zugesagt|auch|noch|wieder|ce|cet|cette|ces|cela|ça|ceci|il|elle|ils|elles|lui|leur|y|en|l['’]\p{L}+|aussi|encore|est[eao]s?|es[eao]s?|él|ella|ellos|ellas|l[oae]s?|también|otra vez|otro|otra|isso|isto|ele|ela|dele|dela|também|quest[oaie]|quell[oaie]|lui|lei|anche|ancora|dat|dit|die|deze|het|hij|zij|ook|weer|\p{L}+(?:ar|er|ir)l[oae]s?)(?!\p{L})/iu;

/** 'the same', 'in the first month': known only from what was told before. */
const POINTS_BACK =
  /(?<!\p{L})(?:dasselbe|das gleiche|le même|la même|lo mismo|el mismo|o mesmo|a mesma|lo stesso|la stessa|hetzelfde)(?!\p{L})|^(?:en cambio|sin embargo|por eso|en vez|au lieu|à la place|maine (?:bola|kaha|poocha)|ich (?:sagte|antwortete|habe gesagt)|j['’]ai (?:dit|répondu)|le dije|respondí|(?:er|sie|il|elle) (?:sagte|meinte|a dit|a répondu)|im ersten|am ersten|el primer|la primera|le premier|la première|il primo|la prima|no primeiro|de eerste|in de eerste)(?!\p{L})/iu;

/** Somebody or something meant by a pronoun that an earlier sentence explains. */
const POINTS_AT =
  /(?<=\p{Ll} )(?:sie gelesen|ihn|ihm|ihnen|davon|damit|daran|darüber)(?!\p{L})|(?<!\p{L})(?:hat (?:sie|es|ihn)|(?:sind|ist|war|waren) es)(?!\p{L})/u;

function stands(line: Line): boolean {
  if (!SAYS_WHOSE.test(line.text) || TOLD_BEFORE.test(line.text)) return false;
  return !POINTS_BACK.test(line.text) && !POINTS_AT.test(line.text) && !leans(line);
}

const leans = ({ text }: Line): boolean => LEANS.has(/^[\p{L}\p{M}’']+/u.exec(text.toLowerCase())?.[0] ?? '');

function lay(lines: readonly Line[], variant: Variant): string[] {
  const most = variant === 0 ? 2 : variant === 1 ? 1 : 3;
  const paragraphs: string[] = [];
  let run: Line[] = [];
  const flush = () => {
    if (run.length > 0)
      paragraphs.push(run[0]?.item ? run.map((line) => `– ${line.text}`).join('\n') : joined(run));
    run = [];
  };
  for (const line of lines) {
    const before = run.at(-1);
    const full =
      before !== undefined &&
      !line.item &&
      (run.length >= most || joined(run).length + line.text.length > 260);
    if (before && (before.item !== line.item || full || (!line.item && before.paragraph !== line.paragraph)))
      flush();
    run.push(line);
  }
  flush();
  return paragraphs;
}

function joined(run: readonly Line[]): string {
  const wide = run.some((line) => /[。！？]$/.test(line.text));
  return run.map((line) => line.text).join(wide ? '' : ' ');
}

function fit(lines: readonly Line[], most: number): Line[] {
  const kept: Line[] = [];
  let total = 0;
  for (const line of lines) {
    total += line.text.length + 2;
    if (total > most && kept.length > 0) break;
    kept.push(line);
  }
  return kept;
}
