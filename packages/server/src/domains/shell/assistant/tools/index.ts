import type { Tool } from '../tool.ts';
import { accountTools } from './account.ts';
import { agentTools } from './agents.ts';
import { calendarTools } from './calendar.ts';
import { carouselTools } from './carousels.ts';
import { deletingTools } from './deleting.ts';
import { draftTools } from './drafts.ts';
import { ideaTools } from './ideas.ts';
import { improvingTools } from './improving.ts';
import { jobTools } from './jobs.ts';
import { libraryTools } from './library.ts';
import { memoryTools } from './memory.ts';
import { peopleTools } from './people.ts';
import { pictureTools } from './pictures.ts';
import { postTools } from './posts.ts';
import { profileTools } from './profile.ts';
import { publishingTools } from './publishing.ts';
import { queueTools } from './queues.ts';
import { resultTools } from './results.ts';
import { runTools } from './runs.ts';
import { workspaceTools } from './workspaces.ts';
import { writingTools } from './writing.ts';

/** Every tool, in the order in which assistants see them. */
export const tools: readonly Tool[] = [
  ...postTools,
  ...draftTools,
  ...publishingTools,
  ...calendarTools,
  ...queueTools,
  ...writingTools,
  ...improvingTools,
  ...ideaTools,
  ...carouselTools,
  ...pictureTools,
  ...memoryTools,
  ...libraryTools,
  ...resultTools,
  ...agentTools,
  ...profileTools,
  ...jobTools,
  ...peopleTools,
  ...workspaceTools,
  ...accountTools,
  ...runTools,
  ...deletingTools,
];
