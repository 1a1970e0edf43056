import type { factCharacterLimit, factSubjectLimit } from '@limelight/contracts';

// The types hold these to the contract, whose code a thread need not load.
export const longestSentence: typeof factCharacterLimit = 500;
export const longestSubject: typeof factSubjectLimit = 100;
