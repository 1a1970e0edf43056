import { cutTo, resultInWords, type CallResult } from './call-result.ts';

/** A turn before this one, as the model hears of it. */
export interface EarlierTurn {
  asked: string;
  added: readonly string[];
  answer: string;
  results: readonly CallResult[];
  proposals: readonly { title: string; status: string; outcome: string | null }[];
}

const mostOfResult = 2500;
const mostOfResults = 8000;
const mostOfAll = 24_000;

function turnInWords({ asked, added, answer, results, proposals }: EarlierTurn): string {
  const said = results
    .filter(({ status }) => status !== 'proposed')
    .map(({ tool, status, output, words }) => {
      const what = status === 'done' ? resultInWords(output, mostOfResult) : cutTo(words, mostOfResult);
      return `${tool} (${status}): ${what}`;
    });
  return [
    `Asked: ${asked}`,
    ...added.map((words) => `Added: ${words}`),
    `Answered: ${answer === '' ? '(nothing)' : answer}`,
    ...proposals.map(
      ({ title, status, outcome }) =>
        `Proposed: ${title} – ${status}${outcome === null ? '' : `. ${outcome}`}`,
    ),
    ...(said.length === 0 ? [] : [cutTo(said.join('\n'), mostOfResults)]),
  ].join('\n');
}

/** The latest turns of a conversation that fit, oldest first. */
export function earlierInWords(turns: readonly EarlierTurn[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const turn of turns.toReversed()) {
    const words = turnInWords(turn);
    length += words.length;
    if (length > mostOfAll && kept.length > 0) break;
    kept.unshift(words);
  }
  return kept.join('\n\n');
}
