/** What a post can be written from, as the page names it. */
export const sourceKinds = {
  text: 'Text or notes',
  page: 'Web page',
  file: 'File',
  post: 'Earlier post',
  transcript: 'Transcript',
} as const;
export type SourceKind = keyof typeof sourceKinds;

/** So long a web page is waited for, in seconds. */
export const pageWaitSeconds = 15;

export const sourceByteLimit = 10 * 1024 * 1024;
/** Of a document; with a plan and without one. */
export const sourcePageLimits = { free: 20, plan: 200 } as const;
/** UTF-16 units kept of one source. */
export const sourceCharacterLimit = 120_000;
export const sourcesPerPostLimit = 5;
/** A source that stands with no post is forgotten after so many days. */
export const looseSourceDays = 7;

/** File names a source may end with. */
export const sourceFileEndings = ['.pdf', '.docx', '.txt', '.md', '.vtt', '.srt'] as const;
