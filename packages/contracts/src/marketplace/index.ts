import { newsAgents } from './news-agents.ts';
import { postAgents } from './post-agents.ts';
import { readyGroups, type ReadyAgent } from './ready-agent.ts';

export {
  readyGroups,
  sampleSteps,
  type ReadyAgent,
  type ReadyGroup,
  type ReadyInput,
} from './ready-agent.ts';
export { samplePosts } from './sample-posts.ts';

const all = [...newsAgents, ...postAgents];

export const readyAgents: readonly ReadyAgent[] = readyGroups.flatMap((group) =>
  all.filter((agent) => agent.group === group),
);

export const findReadyAgent = (id: string): ReadyAgent | null =>
  readyAgents.find((agent) => agent.id === id) ?? null;
