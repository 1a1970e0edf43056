import { sourcePageLimits } from '@limelight/contracts';

export function tooManyPages({ pages, limit }: { pages: number; limit: number }): string {
  const more = sourcePageLimits.plan;
  const plan = limit < more && pages <= more ? ` With a plan, the limit is ${more} pages.` : '';
  return `This document has ${pages} pages; the limit is ${limit}. Add only the pages you need as a separate file, or paste their text.${plan}`;
}
