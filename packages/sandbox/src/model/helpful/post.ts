import type { Blocks } from './blocks.ts';
import { sentencesOf, splitWords } from './blocks.ts';
import { translate } from './glossary.ts';

const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/between 60 and 90 words/u, 80],
  [/between 230 and 420 words/u, 360],
];

/** The sentences of the material, without forbidden ones, speakers' names and timestamps. */
function material({ all }: Blocks, never: readonly string[]): string[] {
  const own = all.filter(({ label }) =>
    /^Source|material|Notes|pasted|page|document|post of the author:|transcript/iu.test(label),
  );
  const texts = own.map(({ label, text }) =>
    /^Source|wants to say/iu.test(label) ? text : text.replace(/^[^\n]*[^\n.!?:…”"]\n\n/u, ''),
  );
  return [...new Set(texts.flatMap((text) => sentencesOf(text)))]
    .map((sentence) => (/[.!?…:"”)]$/u.test(sentence) ? sentence : `${sentence}.`))
    .filter((sentence) => !never.some((word) => sentence.toLowerCase().includes(word.toLowerCase())));
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function within(found: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let words = 0;
  for (const sentence of found) {
    words += splitWords(sentence).length;
    if (kept.length > 0 && words > most) break;
    kept.push(sentence);
  }
  return kept;
}

function grouped(found: readonly string[], size: number): string[] {
  return found.flatMap((_sentence, index) =>
    index % size === 0 ? [found.slice(index, index + size).join(' ')] : [],
  );
}

/**
 * The paragraphs in the layout of the request: in order, starting with a point, or in lines addressed to the reader.
 */
function laidOut(found: readonly string[], task: string): string[] {
  if (found.length === 0) return ['There is nothing to write about yet.'];
  if (/Opens with: that point/u.test(task)) {
    const at = found.findIndex((sentence) => !/\d/u.test(sentence) && splitWords(sentence).length <= 12);
    const point = found[Math.max(at, 0)] ?? '';
    return [
      point,
      ...grouped(
        found.filter((sentence) => sentence !== point),
        3,
      ),
    ];
  }
  if (/Opens with: a question/u.test(task)) {
    const [first = '', ...rest] = found;
    const steps = rest
      .slice(0, 5)
      .map((sentence, index) => `${index + 1}. ${sentence}`)
      .join('\n');
    return [
      'Does this sound like your week?',
      first,
      ...(steps === '' ? [] : [steps]),
      ...grouped(rest.slice(5), 2),
    ];
  }
  const at = found.findIndex((sentence) => /\d|["“]/u.test(sentence));
  const moment = found[Math.max(at, 0)] ?? '';
  return [
    moment,
    ...grouped(
      found.filter((sentence) => sentence !== moment),
      2,
    ),
  ];
}

/** A post made from the material's own sentences, as requested. `invents` is added as a sentence. */
export function writePost(blocks: Blocks, task: string, invents: string): string {
  const never = lines(blocks.text(/^What to avoid/u));
  const most = LENGTHS.find(([length]) => length.test(task))?.[1] ?? 170;
  const found = within(material(blocks, never), most);
  const body = laidOut(found, task);
  const said = body.join('\n').toLowerCase();
  const points = lines(blocks.text(/^Points to make/u)).filter(
    (point) => !said.includes(point.toLowerCase()),
  );
  const action = blocks.text(/^The call to action/u);
  const cited = blocks.text(/^The source line/u);
  const goal = /Goal: Comments/u.test(task) && action === '' ? 'How do you do this where you work?' : '';
  const post = [...body.slice(0, 2), invents, ...body.slice(2), ...points, action, goal, cited]
    .filter((part) => part !== '')
    .join('\n\n');
  const language = /Language: (\p{L}+), whatever/u.exec(task)?.[1] ?? 'English';
  return language === 'English' ? post : translate(post, language);
}
