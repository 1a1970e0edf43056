/** The choices a writer may make before a draft; all optional. Labels are what the page shows. */
export const postFormats = {
  auto: 'Let the writer choose',
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
  auto: 'As my notes need',
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
} as const;
export type PostLength = keyof typeof postLengths;

/** Languages a post may be asked for, as BCP 47 tags. */
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

/** What a brief may say of the language; 'auto' is that of the notes the post is written from. */
export const briefLanguages = { auto: 'As in my notes', ...postLanguages } as const;

/** What a post is to bring its author; it decides how the post ends. */
export const postGoals = {
  none: 'Nothing in particular',
  comments: 'Comments',
  saves: 'Saves',
  followers: 'Followers',
  leads: 'Leads',
  hiring: 'Applicants',
} as const;
export type PostGoal = keyof typeof postGoals;

/** How freely a post uses emoji, and hashtags. */
export const markUses = { like: 'Like my posts', none: 'None', few: 'A few' } as const;
export type MarkUse = keyof typeof markUses;

/** UTF-16 units LinkedIn takes in one post. */
export const postCharacterLimit = 3000;
export const ideaCharacterLimit = 20_000;
export const audienceCharacterLimit = 200;
export const callToActionCharacterLimit = 200;
/** Points a post must make, and words it must never hold: how many, and how long each. */
export const mustSayLimit = 10;
export const mustSayCharacterLimit = 300;
export const neverSayLimit = 20;
export const neverSayCharacterLimit = 100;
export const altTextCharacterLimit = 4086;

/** How many questions an interview has, and how long one answer may be. */
export const interviewLength = 5;
export const interviewAnswerLimit = 3000;

/** What sets the three drafts of a set apart when a model writes them, as the page names it; the order is the drafts'. */
export const draftAngles = ['The moment', 'The point', 'The reader'] as const;
