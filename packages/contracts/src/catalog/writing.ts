export const postFormats = {
  auto: 'Automatic',
  story: 'Story',
  lesson: 'Lesson',
  'how-to': 'How-to',
  list: 'List',
  opinion: 'Opinion',
  contrarian: 'Contrarian',
  'case-study': 'Case study',
  announcement: 'Announcement',
  question: 'Question',
  hiring: 'Hiring',
  milestone: 'Milestone',
} as const;
export type PostFormat = keyof typeof postFormats;

export const postTones = {
  plain: 'Plain',
  warm: 'Warm',
  bold: 'Bold',
  dry: 'Dry',
  formal: 'Formal',
} as const;
export type PostTone = keyof typeof postTones;

export const postLengths = {
  auto: 'Automatic',
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
} as const;
export type PostLength = keyof typeof postLengths;

export const postLanguages = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  hi: 'Hindi',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
} as const;
export type PostLanguage = keyof typeof postLanguages;

/** The language options of a brief; 'auto' means the language of the notes. */
export const briefLanguages = { auto: 'Same as my notes', ...postLanguages } as const;

/** The goal of a post, which determines its ending. */
export const postGoals = {
  none: 'No specific goal',
  comments: 'Comments',
  saves: 'Saves',
  followers: 'Followers',
  leads: 'Leads',
  hiring: 'Applicants',
} as const;
export type PostGoal = keyof typeof postGoals;

export const markUses = { like: 'Like my posts', none: 'None', few: 'A few' } as const;
export type MarkUse = keyof typeof markUses;

/** LinkedIn's maximum length of a post in UTF-16 units. */
export const postCharacterLimit = 3000;
export const ideaCharacterLimit = 20_000;
export const audienceCharacterLimit = 200;
export const callToActionCharacterLimit = 200;
/** Points a post must make and words it must not contain: the maximum numbers and lengths. */
export const mustSayLimit = 10;
export const mustSayCharacterLimit = 300;
export const neverSayLimit = 20;
export const neverSayCharacterLimit = 100;
export const altTextCharacterLimit = 4086;

export const interviewLength = 5;
export const interviewAnswerLimit = 3000;

/** The angles of the three drafts that a model writes, in the order of the drafts. */
export const draftAngles = ['The moment', 'The point', 'The reader'] as const;
