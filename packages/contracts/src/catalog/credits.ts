/** What each action costs, in credits. The only place where these numbers stand. */
export const creditCosts = {
  'post.share': 0,
  'post.schedule': 0,
  'post.generate': 30,
  'text.rewrite': 5,
  /** Ten ideas. */
  'ideas.ten': 10,
  'profile.review': 150,
  'news.run': 100,
  /** The most that a run of a custom agent can cost; its steps set the price. */
  'agent.run': 300,
  'carousel.create': 20,
  /** One picture drawn by a model. */
  'image.create': 100,
  'search.jobs': 20,
  'search.candidates': 20,
  'generate.leads': 20,
  'search.leads': 20,
  'draft.message': 10,
} as const;

export type CreditAction = keyof typeof creditCosts;

/** Credits that every new person gets once. */
export const signUpCredits = 500;

/** How many variants one request may ask for; each costs `post.generate`. */
export const generationVariants = [1, 3] as const;
export type GenerationVariants = (typeof generationVariants)[number];

/** What is lifted by an active plan. */
export const freeLimits = { scheduledPosts: 10 } as const;

/** How many posts a person may have that are not published, the bin left out. */
export const unpublishedPostLimit = 2000;

/** A generation cancelled before this many characters were delivered costs nothing. */
export const freeCancelCharacters = 200;

/** Fewer openings than this for a text cost nothing. */
export const fewestChargedOpenings = 5;
/** How many openings are offered for a text at most. */
export const mostOpenings = 10;
