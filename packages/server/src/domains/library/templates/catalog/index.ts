import { experience } from './experience.ts';
import { knowledge } from './knowledge.ts';
import type { Template } from './template.ts';
import { workingLife } from './working-life.ts';

export const templates: readonly Template[] = [...experience, ...knowledge, ...workingLife];
