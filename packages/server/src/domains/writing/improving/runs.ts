import {
  chatLimit,
  chatRun,
  endingsRun,
  fewestChargedOpenings,
  openingsRun,
  rewriteRun,
  type FoundLine,
  type Improvement,
} from '@limelight/contracts';
import { doubtsIn, shinglesOf, similarity, withoutPrivate } from '@limelight/post-text';
import { finishAnswer } from '../../../integrations/ai/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun, type Run, type StartedRun } from '../../../run.ts';
import { authorFor, factMaterial, factsSaidIn, type Author } from '../../memory/author/index.ts';
import { recordFactUse } from '../../memory/facts/index.ts';
import { insertExchange, listExchanges } from '../../posts/posts/index.ts';
import { writtenFrom } from '../writing/index.ts';
import { askText } from './ask-text.ts';
import { endingsOf, listedLines, openingsOf } from './lines.ts';
import { continued, cutToPart, putIn, wholeSentences } from './part.ts';
import { chatAnswer, chatPrompt, type ChatAnswer } from './prompts/chat.v5.ts';
import { endingsAnswer, endingsPrompt } from './prompts/endings.v4.ts';
import { improveTextPrompt } from './prompts/improve-text.v4.ts';
import { openingsAnswer, openingsPrompt } from './prompts/openings.v7.ts';
import { cameOf, chargeFor, choicesIn, editFault, exchangeOf, isUnchanged } from './rules.ts';

/** The caller waits for the answer, so the run is not resumed after a restart. */
const asked = { where: 'web', resumes: false, prepare: requireModel } as const;

/** Their use is recorded once the text is in a post. */
const factsOf = ({ facts }: { facts: string[] }) => ({ facts });

async function requireModel(_tx: Tx, { context }: StartedRun): Promise<void> {
  if (!context.writers.hasModel()) throw new AppError('no_model');
}

/** Somebody else's words in another language, or their spelling, do not depend on who wrote them. */
const knowsAuthor = (help: Improvement) => help !== 'translate' && help !== 'language';

export const rewrite = implementRun(rewriteRun, {
  ...asked,
  async work(run, input) {
    const { part, text, help, instruction, ...wish } = input;
    const piece = (part === null ? text : text.slice(part.start, part.end)).trim();
    const own = help === 'continue' ? wholeSentences(piece) : piece;
    const around = part === null ? null : text;
    const author = knowsAuthor(help)
      ? await authorFor(run.context, run.userId, { subject: text, examples: 1 })
      : null;
    const { tone, language } = wish;
    const known = author === null ? [] : factMaterial(author.memory);
    const { text: changed } = await askText(run, improveTextPrompt, {
      data: { text: own, around, help, tone, language, instruction, author },
      unstored: ['author'],
      own,
      mend: (answer) => (part === null ? answer : cutToPart(answer, text, part)),
      check: (answer) => editFault(answer, input),
    });
    const fault = editFault(changed, input);
    if (fault !== null) throw new AppError('writer_unreadable', undefined, { message: fault.refusal });
    const whole = putIn(text, part, help === 'continue' ? continued(piece, changed) : changed);
    if (isUnchanged(whole, text)) throw new AppError('nothing_to_change');
    return {
      text: whole,
      doubts: help === 'translate' ? [] : doubtsIn(whole, [text, instruction, ...known]),
      facts: toldIn(whole, author),
    };
  },
  charge: ({ text: after }, _tx, _run, { text: before }) => chargeFor(before, after),
  remember: (input) => ({ ...input, text: '', instruction: '' }),
  keeps: factsOf,
});

const noLines =
  'None of the suggested lines could be used: each must work on its own and claim nothing that is not in the text.';

function requireLines<Lines extends { items: FoundLine[] }>(
  lines: Lines,
  code: 'no_openings' | 'no_endings',
): Lines {
  if (lines.items.length === 0) throw new AppError(code);
  return lines;
}

const faultOf = (items: readonly FoundLine[]) => (items.length === 0 ? noLines : null);

/** Charges nothing for fewer than five openings. */
export const findOpenings = implementRun(openingsRun, {
  ...asked,
  async work(run: Run, { text }) {
    const author = await authorOf(run, text);
    const told = [text, ...factMaterial(author.memory)];
    const answer = await run.ask('openings', {
      prompt: openingsPrompt,
      data: { text: withoutPrivate(text), author },
      unstored: ['author'],
      schema: openingsAnswer,
      rescue(said) {
        const openings = listedLines(said);
        return openings && { openings, goesOn: '' };
      },
      fault: (given) => faultOf(openingsOf(text, given, told).items),
    });
    const lines = openingsOf(text, answer ?? { openings: [], goesOn: '' }, told);
    return requireLines({ ...lines, facts: toldIn(joinLines(lines.items), author) }, 'no_openings');
  },
  charge: ({ items }) => (items.length < fewestChargedOpenings ? 0 : Number.POSITIVE_INFINITY),
  remember: () => ({ text: '' }),
  keeps: factsOf,
});

export const findEndings = implementRun(endingsRun, {
  ...asked,
  async work(run: Run, { text, goal }) {
    const author = await authorOf(run, text);
    const told = [text, ...factMaterial(author.memory)];
    const answer = await run.ask('endings', {
      prompt: endingsPrompt,
      data: { text: withoutPrivate(text), goal, author },
      unstored: ['author'],
      schema: endingsAnswer,
      rescue(said) {
        const endings = listedLines(said);
        return endings && { endings };
      },
      fault: ({ endings }) => faultOf(endingsOf(text, endings, told)),
    });
    const items = endingsOf(text, answer?.endings ?? [], told);
    const facts = toldIn(joinLines(items), author);
    return requireLines({ items, replaces: '', facts }, 'no_endings');
  },
  remember: (input) => ({ ...input, text: '' }),
  keeps: factsOf,
});

const joinLines = (items: readonly FoundLine[]) => items.map(({ line }) => line).join('\n\n');

/** The facts that a text tells, of those that its writer was told. */
const toldIn = (text: string, author: Author | null) =>
  factsSaidIn(text, author?.memory.facts ?? []).map(({ id }) => id);

const authorOf = (run: Run, text: string) =>
  authorFor(run.context, run.userId, { subject: text, examples: 1 });

/** The number of earlier turns sent along, so that the model understands words such as 'it' and 'again'. */
const turnsTold = 4;

/** Below this, a text without JSON around it is an answer in words and not the author's text changed. */
const leastShared = 0.05;

export const chat = implementRun(chatRun, {
  ...asked,
  async work(run, { postId, text, instruction }) {
    const earlier = await listExchanges(run.context.database.db, run.userId, postId, turnsTold);
    const turns = earlier.map((row) => ({ instruction: row.instruction, came: cameOf(row) }));
    const [given, author] = await Promise.all([writtenFrom(run, postId), authorOf(run, text)]);
    const answer = await run.ask('write', {
      prompt: chatPrompt,
      data: { text, instruction, turns, ...given, author },
      unstored: ['author'],
      schema: chatAnswer,
      rescue: (said) => spoken(said, text),
      fault: (given) => chatFault(given, text),
    });
    if (answer === null) throw new AppError('no_model');
    const engine = run.engine ?? run.context.writers.describe();
    const choices = choicesIn(text, answer);
    const words = answer.words?.trim() ?? '';
    const changed = choices === null ? (answer.text ?? '') : '';
    const after = changed.trim() === '' ? text : (finishAnswer(changed, text).text ?? text);
    if (isUnchanged(after, text) && choices === null && words === '') throw new AppError('nothing_to_change');
    const said = choices === null ? after : choices.with.join('\n');
    const sources = given.sources.map((source) => source.text);
    const material = [text, instruction, given.notes, ...sources, ...factMaterial(author.memory)];
    const facts = toldIn(said, author);
    return { after, words, choices, engine, doubts: doubtsIn(said, material), facts };
  },
  charge: ({ after, words, choices }, _tx, _run, { text }) =>
    words === '' && choices === null ? chargeFor(text, after) : Number.POSITIVE_INFINITY,
  async save(tx, { id, userId, context }, result, input) {
    const exchange = exchangeOf(id, input, result, new Date(context.clock.now()));
    await insertExchange(tx, { ...exchange, userId }, chatLimit);
    await recordFactUse(tx, userId, { postId: input.postId, factIds: result.facts, now: exchange.createdAt });
  },
  remember: (input) => ({ ...input, text: '', instruction: '' }),
});

/** What an answer without JSON is. */
function spoken(said: string, text: string): ChatAnswer | null {
  const { text: read, kind } = finishAnswer(said, text);
  if (read === null || read === '') return null;
  return kind === 'text' && similarity(shinglesOf(read), shinglesOf(text)) >= leastShared
    ? { text: read }
    : { words: read };
}

function chatFault(given: ChatAnswer, text: string): string | null {
  const { text: changed, choices, words } = given;
  if ((choices?.length ?? 0) > 0 && choicesIn(text, given) === null)
    return '"replaces" must be an exact passage of the text.';
  const isEmpty = !changed?.trim() && !words?.trim() && !choices?.length;
  return isEmpty ? 'It held neither "text" nor "choices" nor "words".' : null;
}
