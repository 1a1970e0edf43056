import type { Span } from '../linkedin/urls.ts';
import { openWith, type Checked } from '../claims/checked.ts';
import { claimKey, findClaims } from '../claims/find-claims.ts';
import { languageOf } from '../text/language.ts';
import { carry, type Carried, type TextStep } from './carry.ts';
import { readForRests, type Passage } from './rests.ts';

export type { TextStep } from './carry.ts';

/** `own` is a file or an earlier post of the author; `source` is somebody else’s. */
export type MaterialKind = 'typed' | 'said' | 'own' | 'memory' | 'source';

export interface OriginMaterial {
  /** A `name` bears out a claim, and is nothing that a sentence rests on. */
  kind: MaterialKind | 'name';
  /** Null for what has none, such as the idea. */
  id: string | null;
  title: string;
  text: string;
  /** Labelled parts, such as “Priya Sharma, 03:12”. */
  labels?: readonly (Span & { label: string })[];
  /** The author’s name in a conversation; what the others say there is somebody else’s. */
  speaker?: string;
}

export interface Confirmed {
  claim: string;
  sentence: string;
}

export type SentenceOriginKind = 'typed' | 'said' | 'memory' | 'source' | 'model' | 'changed';

export interface Rest {
  kind: MaterialKind | 'confirmed';
  id: string | null;
  title: string;
  passage: string;
  start: number;
  end: number;
  second: number | null;
}

export interface OfSentence extends Span {
  origin: SentenceOriginKind;
  by: string;
  at: number;
  rests: Rest[];
  /** What it claims and nothing bears out. */
  missing: string[];
}

export interface Origins {
  sentences: OfSentence[];
  /** False when text and material are in different languages, so that only figures and names can be compared. */
  comparable: boolean;
}

interface Given {
  /** The states of the text in order. The last one is the text itself. */
  steps: readonly TextStep[];
  material: readonly OriginMaterial[];
  confirmed: readonly Confirmed[];
  /** What a model last found in the text. */
  checked: Checked | null;
}

const CLOCK = /(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)(?!.*\d:\d)/u;
/** The longest passage that is shown, in UTF-16 units. */
const SHOWN = 400;

function secondIn(label: string): number | null {
  const clock = CLOCK.exec(label);
  if (clock === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = clock;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Who speaks at a place of a conversation: its label, or the name at the start of its line. */
function isAuthors({ text, labels = [], speaker = '' }: OriginMaterial, start: number): boolean {
  if (speaker === '') return true;
  const label = labels.findLast((one) => one.start <= start && start < one.end)?.label ?? '';
  if (label.startsWith(speaker)) return true;
  return label === '' && text.slice(text.lastIndexOf('\n', start - 1) + 1).startsWith(`${speaker}:`);
}

function restAt(material: readonly OriginMaterial[], { source, start, end }: Passage): Rest | null {
  const from = material[source];
  if (from === undefined || from.kind === 'name') return null;
  const label = from.labels?.findLast((one) => one.start <= start && start < one.end)?.label ?? '';
  const mayBeTheirs = from.kind === 'said' || from.kind === 'own';
  const words = from.text.slice(start, end).trim();
  return {
    kind: mayBeTheirs && !isAuthors(from, start) ? 'source' : from.kind,
    id: from.id,
    title: from.title,
    passage: words.length > SHOWN ? `${words.slice(0, SHOWN - 1).trimEnd()}…` : words,
    start,
    end,
    second: from.kind === 'said' || from.kind === 'source' ? secondIn(label) : null,
  };
}

/** Of passages that lie within each other, the longer one. */
function once(rests: readonly Rest[]): Rest[] {
  const longest = rests.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept = longest.filter(
    (one, index) =>
      !longest
        .slice(0, index)
        .some(
          ({ id, title, start, end }) =>
            id === one.id && title === one.title && start <= one.start && one.end <= end,
        ),
  );
  return rests.filter((one) => kept.includes(one));
}

/** The origin of a sentence that stands word for word in the material. */
const quotedOrigin: Readonly<Record<MaterialKind, SentenceOriginKind>> = {
  typed: 'typed',
  own: 'typed',
  said: 'said',
  memory: 'memory',
  source: 'source',
};
/** Fewer equal words in what the author typed may be chance. */
const COPIED = 6;

function originOf({ wording, words }: Carried, quoted: readonly Rest[]): SentenceOriginKind {
  const order = ['typed', 'own', 'said', 'memory', 'source'] as const;
  const kind = order.find((one) => quoted.some((rest) => rest.kind === one));
  if (kind === undefined) return wording;
  if (wording !== 'typed') return quotedOrigin[kind];
  return (kind === 'source' || kind === 'said') && words.length >= COPIED ? kind : 'typed';
}

/**
 * Where each sentence of a text comes from: who worded it, by following it through the states of the text, and the
 * passages of the material that bear it out, by rule. What the author typed in earlier states counts as material.
 */
export function originsOf({ steps, material: given, confirmed, checked }: Given): Origins {
  const text = steps.at(-1)?.text ?? '';
  const { sentences, earlier } = carry(steps);
  const before = { kind: 'typed', id: null, title: 'Your earlier text', text: earlier.join('\n') } as const;
  const material: readonly OriginMaterial[] = earlier.length === 0 ? given : [...given, before];
  const texts = material.map((one) => one.text);
  const read = readForRests(texts, text, sentences);
  const keys = new Set(confirmed.map((one) => claimKey(one.claim, one.sentence)));
  const isKnown = (claim: string, sentence: string) => keys.has(claimKey(claim, sentence));
  const claims = texts.length === 0 ? [] : openWith(findClaims(text, texts), text, checked);

  const found = sentences.map((sentence): OfSentence => {
    const { start, end, words, by, at } = sentence;
    const said = text.slice(start, end);
    const quoted = once(read.findWords(words).flatMap((one) => restAt(material, one) ?? []));
    const origin = originOf(sentence, quoted);
    const within = claims.filter((one) => one.start >= start && one.start < end);
    const passages = within.flatMap(({ passage }) => (passage === null ? [] : [passage]));
    if (origin === 'typed' || origin === 'said' || origin === 'memory') {
      const rests = [...quoted, ...passages.flatMap((one) => restAt(material, one) ?? [])];
      return { start, end, origin, by, at, rests: once(rests), missing: [] };
    }
    const like = quoted.length > 0 ? [] : read.findLike(said);
    const rests = [...passages, ...like].flatMap((one) => restAt(material, one) ?? []);
    const vouched = confirmed
      .filter((one) => claimKey('', one.sentence) === claimKey('', said))
      .map((one): Rest => ({
        kind: 'confirmed',
        id: null,
        title: 'Confirmed by you',
        passage: one.claim,
        start: 0,
        end: 0,
        second: null,
      }));
    const wholly = isKnown(said, said);
    const missing = within
      .filter((one) => !one.supported && !wholly && !isKnown(one.text, one.sentence.text))
      .map((one) => one.text);
    return {
      start,
      end,
      origin,
      by,
      at,
      rests: [...vouched.slice(0, 1), ...once([...quoted, ...rests])],
      missing: [...new Set(missing)],
    };
  });
  const language = languageOf(text);
  const known = new Set(texts.flatMap((one) => languageOf(one) ?? []));
  return { sentences: found, comparable: language === null || known.size === 0 || known.has(language) };
}

const own: ReadonlySet<string> = new Set(['typed', 'said', 'own', 'memory', 'confirmed']);

/** What a sentence rests on: the author, a source, or nothing that is known. */
export function restsOnWhat({
  origin,
  rests,
  missing,
}: {
  origin: string;
  rests: readonly { kind: string }[];
  missing: readonly string[];
}): 'you' | 'source' | 'nothing' {
  if (origin === 'typed' || origin === 'said' || origin === 'memory') return 'you';
  if (missing.length > 0) return 'nothing';
  if (rests.some(({ kind }) => own.has(kind))) return 'you';
  return origin === 'source' || rests.length > 0 ? 'source' : 'nothing';
}
