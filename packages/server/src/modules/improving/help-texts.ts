import { threadFile } from '../../platform/threads/index.ts';
import type * as HelpTexts from './help-texts.worker.ts';

/** What the helps have worked out in a thread. */
export const helpTexts = threadFile<typeof HelpTexts>(import.meta.url, 'help-texts');
