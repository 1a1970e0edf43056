import { findFigures } from '../checks/claims/figures.ts';
import { findQuotations } from '../checks/claims/quotations.ts';
import { parsePost } from '../checks/post.ts';
import { admits } from './opening-patterns.ts';

/** What a text does not hold and others open with, in words to name it. */
export function missingForOpenings(text: string): string[] {
  const { sentences } = parsePost(text);
  return [
    findFigures(text).length === 0 ? 'a figure' : '',
    findQuotations(text).length === 0 ? 'what somebody said' : '',
    sentences.some((one) => admits(one.text)) ? '' : 'what went wrong',
  ].filter((words) => words !== '');
}
