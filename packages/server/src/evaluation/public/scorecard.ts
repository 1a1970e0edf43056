import {
  distanceFrom,
  doubtsIn,
  findGaps,
  HUMAN_BASELINE,
  measureVoice,
  restingSentences,
  slopRates,
} from '@limelight/post-text';
import type { Judge } from './attribution.ts';
import type { Author } from './authors.ts';

/** What a writer made of the notes of the authors. Failed texts are left out. */
export interface Written {
  writer: string;
  failed: number;
  texts: readonly { author: Author; text: string }[];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far a text is from its author's voice, in multiples of the author's own range. */
function voiceDistance({ author, text }: Written['texts'][number]): number[] {
  const voice = measureVoice(author.posts);
  return voice === null || voice.reach === 0 ? [] : [distanceFrom(voice, text) / voice.reach];
}

/** A question to the author is no sentence of the post. */
const withoutGaps = (text: string) =>
  findGaps(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

function restingShare({ author, text }: Written['texts'][number]): number[] {
  const sentences = restingSentences(withoutGaps(text), [author.brief]);
  return sentences.length === 0 ? [] : [sentences.filter(({ rests }) => rests).length / sentences.length];
}

const columns = [
  'writer',
  'texts',
  'failed',
  'contrasts per 1,000 characters',
  'slop words per 1,000 words',
  'invented claims per post',
  'sentences that rest on the notes',
  'distance to the voice',
  'attributed to its author',
];

const figure = (values: readonly number[], show: (value: number) => string) =>
  values.length === 0 ? '–' : show(mean(values));
const percent = (value: number) => `${Math.round(value * 100)}%`;

function row({ writer, failed, texts }: Written, judge: Judge): string {
  const { contrastsPer1000Characters, slopWordsPer1000Words } = slopRates(texts.map(({ text }) => text));
  const cells = [
    writer,
    texts.length,
    failed,
    texts.length === 0 ? '–' : contrastsPer1000Characters.toFixed(3),
    texts.length === 0 ? '–' : slopWordsPer1000Words.toFixed(1),
    figure(
      texts.map(({ author, text }) => doubtsIn(text, [author.brief]).length),
      (value) => value.toFixed(2),
    ),
    figure(texts.flatMap(restingShare), percent),
    figure(texts.flatMap(voiceDistance), (value) => value.toFixed(2)),
    figure(
      texts.map(({ author, text }) => (judge.nearest(text) === author.name ? 1 : 0)),
      percent,
    ),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Writers compared by measures that can be checked from outside, with the authors' own posts as the reference. */
export function scorecard(written: readonly Written[], authors: readonly Author[], judge: Judge): string {
  const own: Written = {
    writer: 'the authors themselves',
    failed: 0,
    texts: authors.map((author) => ({ author, text: author.genuine })),
  };
  const { contrastsPer1000Characters, slopWordsPer1000Words } = HUMAN_BASELINE;
  return [
    `| ${columns.join(' | ')} |`,
    `|${'---|'.repeat(columns.length)}`,
    ...[own, ...written].map((one) => row(one, judge)),
    '',
    `Notes of ${authors.length} authors. Contrasts and slop words: counted as slop-score does; texts that people write have ${contrastsPer1000Characters} and ${slopWordsPer1000Words}. Invented claims: figures, names, quotations and experiences that are not in the notes. Distance to the voice: 1 is the edge of the author’s own range. Attributed: a judge by character sequences, who knows ${authors.length} authors, names the right one; chance is ${percent(1 / authors.length)}.`,
  ].join('\n');
}
