import type { Sentence } from '../parse/features.ts';
import type { OwnList, Unit } from '../parse/material.ts';

/** How a post is broken into paragraphs: pairs of sentences, single lines, or fuller paragraphs. */
export type Rhythm = 'pairs' | 'lines' | 'full';

const LIMITS: Record<Rhythm, { sentences: number; characters: number }> = {
  pairs: { sentences: 2, characters: 170 },
  lines: { sentences: 1, characters: 120 },
  full: { sentences: 4, characters: 300 },
};

/** The paragraphs of units in their order. A sentence that leans stays with the one before while there is room. */
export function layUnits(units: readonly Unit[], rhythm: Rhythm, options: { ordered?: boolean; keepLabels?: boolean } = {}): string[] {
  const paragraphs: string[] = [];
  let open: { text: string; sentences: number; paragraph: number } | undefined;
  const close = () => {
    if (open) paragraphs.push(open.text);
    open = undefined;
  };
  for (const unit of units) {
    if (unit.list || unit.lines || unit.label !== undefined) {
      close();
      paragraphs.push(...layBlock(unit, options));
      continue;
    }
    for (const sentence of unit.sentences) {
      if (open && open.paragraph === unit.paragraph && fits(open, sentence, rhythm)) open = { ...open, text: `${open.text} ${sentence.text}`, sentences: open.sentences + 1 };
      else {
        close();
        open = { text: sentence.text, sentences: 1, paragraph: unit.paragraph };
      }
    }
  }
  close();
  return paragraphs;
}

function fits(open: { text: string; sentences: number }, next: Sentence, rhythm: Rhythm): boolean {
  const { sentences, characters } = LIMITS[rhythm];
  const together = open.text.length + next.text.length + 1;
  if (next.leans || next.points) return open.sentences <= sentences && together <= characters * 1.25 + (next.text.length < 25 ? 30 : 0);
  if (rhythm === 'lines') return open.text.length < 22 && together < 60;
  return open.sentences < sentences && together <= characters;
}

function layBlock(unit: Unit, options: { ordered?: boolean; keepLabels?: boolean }): string[] {
  if (unit.list) return layList(unit.list, options.ordered === true);
  if (unit.lines) return [unit.sentences.map((sentence) => sentence.text).join('\n')];
  const [first, ...rest] = unit.sentences;
  if (!first) return [];
  const labelled = options.keepLabels === true || !first.whole ? `${unit.label}: ${unlift(first.text)}` : first.text;
  return [[labelled, ...rest.map((sentence) => sentence.text)].join(' ')];
}

/** A list with its lead line; numbers where order matters. */
export function layList(list: OwnList, ordered: boolean): string[] {
  const mark = (index: number) => (ordered || list.ordered ? `${index + 1}. ` : '– ');
  const items = list.items.map((item, index) => mark(index) + item).join('\n');
  if (list.intro === '') return [items];
  return [`${list.intro}${/[?!.]$/.test(list.intro) ? '' : ':'}\n\n${items}`];
}

function unlift(text: string): string {
  return /^(?:I\b|\p{Lu}[\p{Lu}\d]|\p{Lu}\p{L}*\p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
