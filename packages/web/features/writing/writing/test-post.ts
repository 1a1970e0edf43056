import type { Post } from '@limelight/contracts';

export function testPost(said: Partial<Post>): Post {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    status: 'draft',
    hold: null,
    delivery: 'publish',
    text: 'words',
    visibility: 'PUBLIC',
    media: [],
    attachment: null,
    firstComment: '',
    comment: null,
    change: null,
    removedAt: null,
    version: 1,
    scheduledAt: null,
    timeZone: null,
    publishedAt: null,
    permalink: null,
    failure: null,
    brief: null,
    engine: null,
    ownWords: null,
    folder: '',
    tags: [],
    createdAt: '2026-01-05T09:00:00Z',
    updatedAt: '2026-01-05T09:00:00Z',
    deletedAt: null,
    ...said,
  };
}
