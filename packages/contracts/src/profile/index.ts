export * from './profile-review-run.ts';
export * from './profile-reviews.ts';
export * from './review-words.ts';
