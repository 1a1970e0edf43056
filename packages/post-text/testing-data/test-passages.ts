import { readFileSync } from 'node:fs';
import { prepareSource, usedPassages } from '../src/index.ts';

interface Paraphrase {
  sentence: string;
  /** The sentences of the source it tells, any of which is right; none for a sentence of the writer's own. */
  from: string[];
}

interface Set {
  name: string;
  half: string;
  source: string;
  draft: Paraphrase[];
}

/** Sources with drafts that say them in other words, each sentence beside what it came from. */
export const PASSAGES: readonly Set[] = readFileSync(new URL('passages.txt', import.meta.url), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((record) => {
    const [head = '', ...lines] = record.trimEnd().split('\n');
    const [name = '', half = ''] = head.split(' ');
    const parted = lines.indexOf('draft');
    const draft = lines.slice(parted + 1).map((line) => {
      const [sentence = '', from = ''] = line.split(' <- ');
      return { sentence, from: from === 'none' ? [] : from.split(' | ') };
    });
    return { name, half, source: lines.slice(1, parted).join('\n'), draft };
  });

export interface PassagesMeasured {
  /** Sentences that tell the source, of how many a right passage is marked, and which are missed. */
  told: number;
  right: number;
  missed: string[];
  /** All that is marked, and what of it is wrong. */
  marked: number;
  wrong: string[];
}

/** Each sentence of a draft by itself: which passages are marked for it. */
export function measurePassages(half: string): PassagesMeasured {
  const result: PassagesMeasured = { told: 0, right: 0, missed: [], marked: 0, wrong: [] };
  for (const { source, draft, half: own } of PASSAGES) {
    if (own !== half) continue;
    const prepared = [prepareSource(source)];
    for (const { sentence, from } of draft) {
      const marked = usedPassages(sentence, prepared).map(({ start, end }) => source.slice(start, end));
      result.marked += marked.length;
      result.wrong.push(...marked.filter((one) => !from.includes(one)).map((one) => `${sentence} <- ${one}`));
      if (from.length === 0) continue;
      result.told += 1;
      if (marked.some((one) => from.includes(one))) result.right += 1;
      else result.missed.push(sentence);
    }
  }
  return result;
}
