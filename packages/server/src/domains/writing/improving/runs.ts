import {
  chatLimit,
  chatRun,
  endingsRun,
  fewestChargedOpenings,
  openingsRun,
  rewriteRun,
  type FoundLine,
} from '@limelight/contracts';
import { doubtsIn, withoutPrivate } from '@limelight/post-text';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun, type Run, type StartedRun } from '../../../run.ts';
import { insertExchange, listExchanges } from '../../posts/chats/index.ts';
import { askText } from './ask-text.ts';
import { endingsOf, listedLines, openingsOf } from './lines.ts';
import { chatPrompt } from './prompts/chat.v1.ts';
import { endingsAnswer, endingsPrompt } from './prompts/endings.v1.ts';
import { improveTextPrompt } from './prompts/improve-text.v1.ts';
import { openingsAnswer, openingsPrompt } from './prompts/openings.v3.ts';
import { chargeFor, exchangeOf, isUnchanged, putIn } from './rules.ts';

/** The caller waits for the answer, so the run is not resumed after a restart. */
const asked = { where: 'web', resumes: false, prepare: requireModel } as const;

async function requireModel(_tx: Tx, { context }: StartedRun): Promise<void> {
  if (!context.writers.hasModel()) throw new AppError('no_model');
}

export const rewrite = implementRun(rewriteRun, {
  ...asked,
  async work(run, { part, text, help, instruction, ...wish }) {
    const piece = (part === null ? text : text.slice(part.start, part.end)).trim();
    const around = part === null ? null : text;
    const { tone, language } = wish;
    const data = { text: piece, around, help, tone, language, instruction };
    const { text: changed } = await askText(run, improveTextPrompt, { data, text: piece });
    const whole = putIn(text, part, changed);
    if (isUnchanged(whole, text)) throw new AppError('nothing_to_change');
    return { text: whole, doubts: help === 'translate' ? [] : doubtsIn(whole, [text, instruction]) };
  },
  charge: ({ text: after }, _tx, _run, { text: before }) => chargeFor(before, after),
  remember: (input) => ({ ...input, text: '', instruction: '' }),
});

const noLines =
  'None of the suggested lines could be used: each must work on its own and claim nothing that is not in the text.';

function requireLines(items: FoundLine[], code: 'no_openings' | 'no_endings'): { items: FoundLine[] } {
  if (items.length === 0) throw new AppError(code);
  return { items };
}

const faultOf = (items: readonly FoundLine[]) => (items.length === 0 ? noLines : null);

/** Charges nothing for fewer than five openings. */
export const findOpenings = implementRun(openingsRun, {
  ...asked,
  async work(run: Run, { text }) {
    const answer = await run.ask('openings', {
      prompt: openingsPrompt,
      data: { text: withoutPrivate(text) },
      schema: openingsAnswer,
      rescue(said) {
        const openings = listedLines(said);
        return openings && { openings };
      },
      fault: ({ openings }) => faultOf(openingsOf(text, openings)),
    });
    return requireLines(openingsOf(text, answer?.openings ?? []), 'no_openings');
  },
  charge: ({ items }) => (items.length < fewestChargedOpenings ? 0 : Number.POSITIVE_INFINITY),
  remember: () => ({ text: '' }),
});

export const findEndings = implementRun(endingsRun, {
  ...asked,
  async work(run: Run, { text, goal }) {
    const answer = await run.ask('endings', {
      prompt: endingsPrompt,
      data: { text: withoutPrivate(text), goal },
      schema: endingsAnswer,
      rescue(said) {
        const endings = listedLines(said);
        return endings && { endings };
      },
      fault: ({ endings }) => faultOf(endingsOf(text, endings)),
    });
    return requireLines(endingsOf(text, answer?.endings ?? []), 'no_endings');
  },
  remember: (input) => ({ ...input, text: '' }),
});

/** The number of earlier turns sent along, so that the model understands words such as 'it' and 'again'. */
const turnsTold = 4;

export const chat = implementRun(chatRun, {
  ...asked,
  async work(run, { postId, text, instruction }) {
    const { db } = run.context.database;
    const earlier = await listExchanges(db, run.userId, postId, turnsTold);
    const turns = earlier.map(({ instruction: said, outcome }) => ({ instruction: said, outcome }));
    const answered = await askText(run, chatPrompt, { data: { text, instruction, turns }, text });
    const { text: after, engine } = answered;
    if (isUnchanged(after, text)) throw new AppError('nothing_to_change');
    return { after, engine, doubts: doubtsIn(after, [text, instruction]) };
  },
  charge: ({ after }, _tx, _run, { text }) => chargeFor(text, after),
  async save(tx, { id, userId, context }, result, input) {
    const exchange = exchangeOf(id, input, result, new Date(context.clock.now()));
    await insertExchange(tx, { ...exchange, userId }, chatLimit);
  },
  remember: (input) => ({ ...input, text: '', instruction: '' }),
});
