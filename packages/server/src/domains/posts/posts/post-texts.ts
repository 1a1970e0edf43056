import { threadFile } from '../../../platform/threads/index.ts';
import type * as PostTexts from './post-texts.worker.ts';

/** The functions on post texts that run in a worker thread. */
export const postTexts = threadFile<typeof PostTexts>(import.meta.url, 'post-texts');
