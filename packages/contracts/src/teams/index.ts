export * from './review-links.ts';
export * from './team-credits.ts';
export * from './team-items.ts';
export * from './team-posts.ts';
export * from './teams.ts';
