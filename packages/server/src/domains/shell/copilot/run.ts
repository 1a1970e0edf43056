import {
  copilotCallLimit,
  copilotRun,
  runHasEnded,
  type CopilotCard,
  type EndpointInput,
  type startCopilotTurn,
} from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { isLocalModel } from '../../../integrations/ai/index.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { implementRun, made, type Run, type RunOf } from '../../../run.ts';
import { findProfile } from '../../memory/author/index.ts';
import { listModelsOf, listRunsOf } from '../../runs/runs/index.ts';
import { tools as allTools, type Tool } from '../assistant/index.ts';
import { copilotAnswer, copilotPrompt, type CopilotAnswer } from './prompt.ts';
import {
  insertTurn,
  listAdded,
  listNewestTurns,
  openConversation,
  stopListening,
  touchConversation,
} from './repository/conversations.ts';
import { callsInWords, type CallResult } from './rules/call-result.ts';
import { asShown } from './rules/cards.ts';
import { earlierInWords } from './rules/earlier.ts';
import { nowInWords, titleOf } from './rules/words.ts';
import { toolLines } from './rules/tools-in-words.ts';
import { makeCall, type Turn } from './service/call.ts';
import { readEarlier } from './service/earlier.ts';
import { sessionFor, type Inside } from './service/inside.ts';

type Input = z.output<typeof copilotRun.input>;
type Result = z.output<typeof copilotRun.result>;
export type TurnBody = EndpointInput<typeof startCopilotTurn>['body'];

/** More answers than this come only from a model that asks for nothing it can have. */
const mostRounds = copilotCallLimit + 4;
const callsAtOnce = 4;

const isLocal = (key: string) => isLocalModel({ provider: key.split(':', 1)[0] ?? '' });

/** Whether every text model that could answer runs on the operator’s or person’s own computer. */
const onlyLocal = ({ models }: Context) => models.list('text').every(isLocalModel);

const nothingSaid = ({ say, calls }: CopilotAnswer) =>
  say.trim() === '' && calls.length === 0 ? 'Say something in `say`, or call a tool.' : null;

/** Words alone are an answer; broken JSON is none. */
const plainWords = (answer: string): CopilotAnswer | null =>
  answer.includes('{') || answer.trim() === '' ? null : { say: answer.trim(), calls: [] };

const nameOf = (tools: ReadonlyMap<string, Tool>, name: string) => (tools.has(name) ? name : 'unknown');

async function begin(run: Run, input: Input, inside: Inside) {
  const { context, userId } = run;
  const { db } = context.database;
  const [session, profile, earlier] = await Promise.all([
    sessionFor(context, userId, run.id),
    findProfile(db, userId),
    readEarlier(db, userId, { conversationId: input.conversationId, before: run.id }),
  ]);
  const turn: Turn = {
    context,
    inside,
    session,
    turnId: run.id,
    conversationId: input.conversationId,
    tools: new Map(allTools.map((tool) => [tool.name, tool])),
    written: [...earlier.flatMap(({ asked, added }) => [asked, ...added]), input.request],
  };
  return { turn, earlier: earlierInWords(earlier), timeZone: profile?.timeZone ?? 'UTC' };
}

/** What a turn has come to so far. */
class Progress {
  readonly results: CallResult[] = [];
  readonly #cards: { card: CopilotCard; read: boolean; round: number }[] = [];
  round = 0;
  readonly #spending: number;
  say = '';
  /** What of the last answer was not done, in words. */
  leftOut = '';

  constructor(spending: number) {
    this.#spending = spending;
  }

  get callsLeft(): number {
    return copilotCallLimit - this.results.length;
  }

  get creditsLeft(): number {
    return Math.max(0, this.#spending - this.results.reduce((sum, { spent }) => sum + spent, 0));
  }

  /** What was made, and what was read last: the way there is in the steps. */
  get cards(): Result['cards'] {
    const last = Math.max(0, ...this.#cards.map(({ round }) => round));
    return asShown(this.#cards.filter(({ read, round }) => !read || round === last).map(({ card }) => card));
  }

  add(result: CallResult, read: boolean): void {
    this.results.push(result);
    const { card } = result;
    if (card !== null) this.#cards.push({ card, read, round: this.round });
  }

  get proposalIds(): string[] {
    return this.results.flatMap(({ proposalId }) => proposalId ?? []);
  }
}

async function work(run: Run, input: Input, inside: Inside): Promise<Result> {
  const { context } = run;
  const { db } = context.database;
  const { turn, earlier, timeZone } = await begin(run, input, inside);
  const progress = new Progress(input.spending);
  const think = async (round: number, added: readonly string[]): Promise<CopilotAnswer> => {
    const answer = await run.ask(`think-${round}`, {
      prompt: copilotPrompt,
      data: {
        now: nowInWords(context.clock.now(), timeZone),
        tools: toolLines(allTools),
        page: input.page,
        earlier,
        request: input.request,
        added,
        calls: [callsInWords(progress.results), progress.leftOut]
          .filter((words) => words !== '')
          .join('\n\n'),
        callsLeft: progress.callsLeft,
        creditsLeft: progress.creditsLeft,
      },
      unstored: ['tools', 'earlier', 'calls', 'page'],
      schema: copilotAnswer,
      rescue: plainWords,
      fault: nothingSaid,
      shows: 'say',
    });
    if (answer === null) throw new AppError('no_model');
    if (answer.say.trim() !== '') progress.say = answer.say.trim();
    return answer;
  };
  const end = (cutBy: Result['cutBy']): Result => ({
    answer: progress.say,
    cards: progress.cards,
    proposalIds: progress.proposalIds,
    calls: progress.results.length,
    cutBy: cutBy ?? (progress.results.some(({ tooDear }) => tooDear) ? 'spending' : null),
  });
  for (let round = 1; round <= mostRounds; round += 1) {
    // Recorded, so that a repeated run hears it at the same moment.
    const added = round === 1 ? [] : await run.step(`heard-${round}`, async () => listAdded(db, run.id));
    turn.written = [...turn.written, ...added];
    const { calls } = await think(round, added);
    const isCut = calls.length > 0 && progress.callsLeft === 0;
    if ((isCut || calls.length === 0) && (await stopListening(db, run.id, added.length)))
      return end(isCut ? 'calls' : null);
    const taken = calls.slice(0, Math.min(callsAtOnce, progress.callsLeft));
    const more = calls.slice(taken.length).map(({ tool }) => tool);
    progress.leftOut =
      more.length === 0 ? '' : `Not called, because there were too many at once: ${more.join(', ')}.`;
    progress.round = round;
    for (const asked of taken) {
      const number = progress.results.length + 1;
      const name = nameOf(turn.tools, asked.tool);
      run.progress(number, null, turn.tools.get(name)?.title ?? 'Looking for a tool');
      const left = progress.creditsLeft;
      const result = await run.step(`call-${number}:${name}`, async (step) =>
        makeCall(turn, { ...asked, number }, step, left),
      );
      progress.add(result, turn.tools.get(name)?.effect === 'read');
    }
  }
  return end('calls');
}

/** The work of a turn. `inside` is the API of this process. */
export function copilotTurnRun(
  inside: (context: Context) => Inside,
): RunOf<typeof copilotRun.input, typeof copilotRun.result> {
  const titles = new Map(allTools.map(({ name, title }) => [name, title]));
  return implementRun(copilotRun, {
    where: 'web',
    steps: (name) => {
      const [, tool] = /^call-\d+:(.+)$/.exec(name) ?? [];
      return tool === undefined ? null : (titles.get(tool) ?? 'Look for a tool');
    },
    outcome: ({ answer, calls }, { conversationId }) =>
      made(answer === '' ? `${calls} steps done.` : answer.slice(0, 300), [
        'Open the conversation',
        `/dashboard?conversation=${conversationId}`,
      ]),
    price: (_, { context }) => (onlyLocal(context) ? 0 : creditCosts['copilot.turn']),
    async charge({ cutBy }, tx, run) {
      if (cutBy === 'stopped') return 0;
      const models = await listModelsOf(tx, run.id);
      return models.length > 0 && models.every(isLocal) ? 0 : creditCosts['copilot.turn'];
    },
    async prepare(tx, run, { conversationId, request }) {
      const { userId, context } = run;
      const now = new Date(context.clock.now());
      const row = { id: conversationId, userId, title: titleOf(request), createdAt: now, updatedAt: now };
      existing(await openConversation(tx, row));
      const newest = (await listNewestTurns(tx, [conversationId])).get(conversationId);
      const [last] = await listRunsOf(tx, userId, newest === undefined ? [] : [newest]);
      if (last !== undefined && !runHasEnded(last.status)) throw new AppError('run_active');
      await insertTurn(tx, { id: run.id, conversationId, userId, createdAt: now });
      await touchConversation(tx, conversationId, now);
    },
    work: async (run, input) => work(run, input, inside(run.context)),
    async save(tx, run, _, { conversationId }) {
      await touchConversation(tx, conversationId, new Date(run.context.clock.now()));
    },
    keepPartial: ({ text }) => ({ answer: text, cards: [], proposalIds: [], calls: 0, cutBy: 'stopped' }),
  });
}
