import { readFileSync } from 'node:fs';
import { findSentences } from '../src/text/sentences.ts';
import { writePost } from '../src/writer/index.ts';

/** Honest notes, and the name under which a loss in them is told: of a sentence the sentence itself. */
export interface HonestNotes {
  name: string;
  idea: string;
}

/** What stands around a sentence, by its language. */
const AROUND: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  en: [
    'I have been in this trade for 33 years.',
    'My apprentice is 17 and knows it already. We have 40 customers in the village. Two of them are my cousins.',
  ],
  de: [
    'Ich arbeite seit 22 Jahren in einer kleinen Druckerei in Kassel.',
    'Im März haben wir 14 neue Kunden gewonnen. Mein Chef war überrascht. Wir drucken jetzt auch am Samstag.',
  ],
  fr: [
    'Je travaille depuis 22 ans dans une petite imprimerie à Lyon.',
    'En mars nous avons gagné 14 nouveaux clients. Mon chef était surpris. Nous imprimons aussi le samedi.',
  ],
  es: [
    'Trabajo desde hace 22 años en una imprenta pequeña en Sevilla.',
    'En marzo ganamos 14 clientes nuevos. Mi jefe estaba sorprendido. Ahora imprimimos también los sábados.',
  ],
};

/** The notes of `honest.txt`, each of its sentences in the middle of others and behind them. */
export function readHonest(): HonestNotes[] {
  const records = readFileSync(new URL('honest.txt', import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1);
  return records.flatMap((record) => {
    const at = record.indexOf('\n');
    const [head, body] = [record.slice(0, at), record.slice(at + 1).trim()];
    const language = /^sentences (\w\w)(?!\w)/.exec(head)?.[1];
    if (language === undefined) return [{ name: head, idea: body }];
    const around = AROUND[language];
    if (around === undefined) throw new Error(`Nothing stands around sentences in ${language}.`);
    const [before, behind] = around;
    return body.split('\n').flatMap((said) => [
      { name: said, idea: `${before} ${said} ${behind}` },
      { name: said, idea: `${before} ${behind} ${said}` },
    ]);
  });
}

/** Words that a sentence may lose or change when it is told with another. */
const SMALL = new Set(
  'a an the and but so of to in on at for with by from as is are was were be been i we he she it they my our his her their this that or you your der die das ein eine und ist war es wir ich le la les un une et est il elle nous je el los las una y es era'.split(
    ' ',
  ),
);

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .match(/\d[\d.,]*\d|\d|[\p{L}\p{M}]+(?:'\p{L}+)?/gu) ?? [];

function count(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const MARK = /^\s*(?:[-–—•]|\d{1,2}[.)])\s+/;

/** What of notes stands nowhere in a post of them: words of a sentence that are not small, and figures as often as they were told. */
function lostOf(idea: string, post: string): string[] {
  const told = wordsIn(post);
  const has = new Set(told);
  const whole = ` ${told.join(' ')} `;
  const words = findSentences(idea).flatMap(({ start, end }) => {
    const said = wordsIn(idea.slice(start, end).replace(MARK, ''));
    return whole.includes(` ${said.join(' ')} `)
      ? []
      : said.filter((word) => !SMALL.has(word) && !has.has(word));
  });
  const counted = count(told);
  const figures = count(wordsIn(idea.replace(/^\s*\d{1,2}[.)]\s/gm, '')).filter((word) => /\d/.test(word)));
  return [
    ...words,
    ...[...figures].filter(([figure, times]) => (counted.get(figure) ?? 0) < times).map(([figure]) => figure),
  ];
}

/** The honest notes whose first draft lacks something, with what. */
export const lostHonest = (all: readonly HonestNotes[]): Map<string, string[]> =>
  new Map(
    all.flatMap(({ name, idea }) => {
      const lost = lostOf(idea, writePost({ idea }, { seed: 1 }).text);
      return lost.length === 0 ? [] : [[name, lost] as const];
    }),
  );
