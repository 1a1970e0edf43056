/** What kind of post. 'auto' lets the writer choose from the material. */
export const FORMATS = [
  'auto',
  'story',
  'lesson',
  'how-to',
  'list',
  'opinion',
  'contrarian',
  'case-study',
  'announcement',
  'question',
  'hiring',
  'milestone',
] as const;
export type Format = (typeof FORMATS)[number];

export const TONES = ['plain', 'warm', 'bold', 'dry', 'formal'] as const;
export type Tone = (typeof TONES)[number];

/** 'auto' is as long as the material needs. */
export const LENGTHS = ['auto', 'short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** What a post is to bring; it decides how the post ends. */
export const GOALS = ['comments', 'saves', 'followers', 'leads', 'hiring'] as const;
export type Goal = (typeof GOALS)[number];

export type Variant = 0 | 1 | 2;

/** What the person wants written. Everything but `idea` is optional. `never` holds words, phrases or claims that must not appear. */
export type WriteBrief = {
  idea: string;
  /** Notes out of what the person brought along, after the idea: it speaks to nobody here. */
  material?: string;
  format?: Format;
  tone?: Tone;
  audience?: string;
  length?: Length;
  /** A code as 'de' or a name as 'German'; 'auto', as nothing, is the language of the notes. */
  language?: string;
  mustSay?: readonly string[];
  never?: readonly string[];
  callToAction?: string;
  /** 'none' is as good as nothing. */
  goal?: Goal | 'none';
  /** Write the opening alone: one to three lines. */
  openingOnly?: boolean;
};

/** The same brief, seed and variant give the same post. */
export type WriteOptions = { seed: string | number; variant?: Variant };

/** `missing` says in plain words what would make the post better: questions to its author, which end in a question mark, and remarks on what was left out; empty when nothing is wanting. */
export type Written = { text: string; missing: string[] };
