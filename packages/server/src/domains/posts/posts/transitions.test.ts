import { postStatus, type PostStatus } from '@limelight/contracts';
import { describe, expect, it } from 'vitest';
import { mayMove } from './transitions.ts';

const statuses = postStatus.options;
const allowed = new Set<`${PostStatus} ${PostStatus}`>([
  'draft scheduled',
  'draft publishing',
  'scheduled draft',
  'scheduled scheduled',
  'scheduled publishing',
  'scheduled published',
  'publishing scheduled',
  'publishing published',
  'publishing failed',
  'publishing unconfirmed',
  'failed draft',
  'failed scheduled',
  'failed publishing',
  'unconfirmed published',
  'unconfirmed publishing',
]);

describe('moves of a post', () => {
  it.each(
    statuses.flatMap((from) => statuses.map((to) => ({ from, to, may: allowed.has(`${from} ${to}`) }))),
  )('from $from to $to: $may', ({ from, to, may }) => {
    expect(mayMove(from, to)).toBe(may);
  });

  it('never leave a published post', () => {
    for (const to of statuses) expect(mayMove('published', to)).toBe(false);
  });
});
