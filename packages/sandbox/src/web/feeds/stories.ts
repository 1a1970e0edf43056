import stories from './stories.json' with { type: 'json' };

export type Story = (typeof stories)[number];

/** Fictional news of the kinds that people write about. */
export const STORIES: readonly Story[] = stories;
