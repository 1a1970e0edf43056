import { z } from 'zod';
import { readyAgent, type ReadyAgent } from './ready-agent.ts';
import agents from './ready-agents.json' with { type: 'json' };
import posts from './sample-posts.json' with { type: 'json' };

export { readyGroups, sampleSteps, type ReadyAgent } from './ready-agent.ts';

/** In the order of their groups. */
export const readyAgents: readonly ReadyAgent[] = z.array(readyAgent).parse(agents);

/** The calendar of a fictional author for the example runs. Negative `daysAgo` means scheduled posts. */
export const samplePosts: readonly { daysAgo: number; text: string }[] = posts;

export const findReadyAgent = (id: string): ReadyAgent | null =>
  readyAgents.find((agent) => agent.id === id) ?? null;
