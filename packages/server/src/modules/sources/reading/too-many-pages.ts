import { sourcePageLimits } from '@limelight/contracts';

export function tooManyPages({ pages, limit }: { pages: number; limit: number }): string {
  const more = sourcePageLimits.plan;
  const plan =
    limit < more && pages <= more ? ` With a plan, documents of up to ${more} pages are read.` : '';
  return `This document has ${pages} pages, and ${limit} can be read. Bring the pages you write from as a file of their own, or paste their text.${plan}`;
}
