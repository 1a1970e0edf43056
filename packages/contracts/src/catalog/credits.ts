/** The price of each action in credits, defined only here. */
export const creditCosts = {
  'post.share': 0,
  'post.schedule': 0,
  'post.generate': 30,
  'text.rewrite': 5,
  'ideas.ten': 10,
  'profile.review': 150,
  'news.run': 100,
  /** The maximum price of a custom agent's run, which depends on its steps. */
  'agent.run': 300,
  'carousel.create': 20,
  'image.create': 100,
  'search.jobs': 20,
  'search.candidates': 20,
  'generate.leads': 20,
  'search.leads': 20,
  'draft.message': 10,
  'copilot.turn': 5,
  /** For each ten minutes begun. */
  'recording.transcribe': 10,
  'cv.create': 20,
} as const;

export type CreditAction = keyof typeof creditCosts;

export const signUpCredits = 500;
/** Those that can be spent before the email address is verified. The others follow then. */
export const unverifiedCredits = 60;

/** The possible numbers of variants per request. Each costs `post.generate`. */
export const generationVariants = [1, 3] as const;
export type GenerationVariants = (typeof generationVariants)[number];

/** Limits that do not apply with an active plan. */
export const freeLimits = { scheduledPosts: 10 } as const;

/** The maximum number of unpublished posts per person, not counting the bin. */
export const unpublishedPostLimit = 2000;

/** A generation that is cancelled before this many characters were delivered is free. */
export const freeCancelCharacters = 200;

/** A request that yields fewer openings is free. */
export const fewestChargedOpenings = 5;
export const mostOpenings = 10;
