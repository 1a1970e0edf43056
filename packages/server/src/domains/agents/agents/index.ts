import type { Module } from '../../../module.ts';
import { handleJob } from '../../../platform/queue.ts';
import { customAgent } from './custom-run.ts';
import { agentMailJob, agentTickJob } from './jobs.ts';
import { mailAgentRun } from './mail.ts';
import { newsAgent } from './news-run.ts';
import { agentPlan } from './plan-run.ts';
import type { ItemDescriber } from '../../teams/teams/index.ts';
import { presentAgent } from './present.ts';
import { eraseAgents, listAgentNames, listAgents } from './repository/agents.ts';
import { agentsRoutes } from './routes.ts';
import { startDueAgents } from './schedule.ts';

export { giveAgent } from './making.ts';
export { skipPassedSlots } from './schedule.ts';
export { listFollowedFeeds } from './followed-feeds.ts';
export { readFeeds } from './reading.ts';
export { rankItems } from './working.ts';

/** Agents as items that can be shared with a workspace. */
export const agentItems: ItemDescriber = { kind: 'agent', describe: listAgentNames };

export const agentsModule: Module = {
  name: 'agents',
  routes: agentsRoutes,
  handlers: (context) => [
    handleJob({ job: agentMailJob, concurrency: 2, run: async ({ runId }) => mailAgentRun(context, runId) }),
    handleJob({ job: agentTickJob, cron: '* * * * *', run: async () => startDueAgents(context) }),
  ],
  runs: [newsAgent, customAgent, agentPlan],
  personalData: {
    export: async (connection, userId) => ({
      agents: (await listAgents(connection, userId)).map((agent) => presentAgent(agent, null, 0)),
    }),
    erase: eraseAgents,
  },
};
