import {
  agentPrice,
  agentRun,
  agentStep,
  agentTools,
  customSettings,
  missingFields,
  type CustomSettings,
} from '@limelight/contracts';
import { z } from 'zod';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { implementRun } from '../../../run.ts';
import { keepDeck } from '../../visuals/carousels/index.ts';
import { addToLibrary } from '../../visuals/pictures/index.ts';
import { stepResult } from '../../runs/runs/index.ts';
import { doStep, type Carried } from './custom-steps.ts';
import { endAgentRun, findAgent, insertAgentRun, listStories, type AgentRow } from './repository/agents.ts';
import { agentOutcome } from './outcome.ts';
import { agentStepTitle } from './rules/step-titles.ts';
import { storeResult } from './storing.ts';

type Input = z.output<(typeof agentRun)['input']>;

/** The part of the stored step `settings` that `save` needs. */
const worked = z.object({ steps: z.array(agentStep) });

const isUnfit = ({ steps }: CustomSettings) => steps.length === 0 || missingFields(steps).length > 0;

/** Returns the saved agent's settings, or else those in the input. Refuses with `not_found` or `agent_unfit`. */
async function settingsOf(
  connection: Connection,
  userId: string,
  { agentId, steps, costLimit }: Input,
): Promise<{ agent: AgentRow | null; settings: CustomSettings }> {
  if (agentId === undefined) {
    const settings = customSettings.parse({ steps, costLimit });
    if (isUnfit(settings)) throw new AppError('agent_unfit');
    return { agent: null, settings };
  }
  const agent = existing(await findAgent(connection, userId, agentId));
  if (agent.work.kind !== 'custom' || isUnfit(agent.work.settings)) throw new AppError('agent_unfit');
  return { agent, settings: agent.work.settings };
}

export const customAgent = implementRun(agentRun, {
  where: 'worker',
  steps: agentStepTitle,
  outcome: agentOutcome,
  price: async (tx, { userId }, input) => agentPrice((await settingsOf(tx, userId, input)).settings),
  charge: ({ drafts, decks, pictures }) =>
    agentTools.write.credits * drafts.filter(({ written }) => written).length +
    agentTools['make-decks'].credits * decks.length +
    agentTools['make-images'].credits * pictures.length,
  async prepare(tx, run, input) {
    const { agent } = await settingsOf(tx, run.userId, input);
    const { id: runId, userId } = run;
    const createdAt = new Date(run.context.clock.now());
    const slot = input.slot ?? null;
    await insertAgentRun(tx, {
      runId,
      userId,
      agentId: agent?.id ?? null,
      slot,
      status: 'running',
      createdAt,
    });
  },
  async work(run, input) {
    const { steps, budget, delivered } = await run.step('settings', async () => {
      const { db } = run.context.database;
      const { agent, settings } = await settingsOf(db, run.userId, input);
      const told = agent === null ? [] : await listStories(db, agent.id);
      return { steps: settings.steps, budget: settings.costLimit, delivered: told.map(({ key }) => key) };
    });
    let carried: Carried = {
      items: [],
      drafts: [],
      dropped: [],
      problems: [],
      sources: { read: 0, total: 0 },
      kept: steps.some(({ tool }) => tool === 'keep-drafts'),
      decks: [],
      pictures: [],
      delivered,
      budget,
    };
    for (const [index, step] of steps.entries())
      carried = await doStep(run, `${index + 1}-${step.tool}`, step, carried);
    const { items, drafts, problems, sources, kept, decks, pictures, dropped } = carried;
    return {
      drafts,
      problems,
      sources,
      kept,
      decks,
      pictures,
      items: items.slice(0, 50),
      dropped: dropped.slice(0, 200),
    };
  },
  async save(tx, run, result, input) {
    // Use the settings the run started with, because the agent may have been changed or deleted since.
    const { steps } = worked.parse(await stepResult(tx, run.id, 'settings'));
    const keeping = steps.find((step) => step.tool === 'keep-drafts');
    for (const deck of result.decks) await keepDeck(tx, run, deck);
    const createdAt = new Date(run.context.clock.now());
    for (const { mediaId, altText } of result.pictures)
      await addToLibrary(tx, run.userId, {
        id: mediaId,
        altText,
        origin: 'generated',
        graphic: null,
        createdAt,
      });
    await storeResult(tx, run, result, {
      agentId: input.agentId ?? null,
      keepDrafts: keeping !== undefined,
      approval: keeping?.approval ?? false,
      mail: steps.some(({ tool }) => tool === 'mail'),
    });
  },
  undo: async (tx, run) => endAgentRun(tx, run.id, 'failed'),
});
