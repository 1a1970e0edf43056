import { threadFile } from '../../platform/threads/index.ts';
import type * as PostTexts from './post-texts.worker.ts';

/** What posts have worked out in a thread. */
export const postTexts = threadFile<typeof PostTexts>(import.meta.url, 'post-texts');
