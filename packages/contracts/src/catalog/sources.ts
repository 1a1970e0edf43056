export const sourceKinds = {
  text: 'Text or notes',
  page: 'Web page',
  file: 'File',
  post: 'Earlier post',
  transcript: 'Transcript',
} as const;
export type SourceKind = keyof typeof sourceKinds;

/** The timeout for reading a web page, in seconds. */
export const pageWaitSeconds = 15;

export const sourceByteLimit = 10 * 1024 * 1024;
/** The maximum number of pages of a document, without and with a plan. */
export const sourcePageLimits = { free: 20, plan: 200 } as const;
/** The maximum length stored per source, in UTF-16 units. */
export const sourceCharacterLimit = 120_000;
export const sourcesPerPostLimit = 5;
/** The number of days after which a source without a post is deleted. */
export const looseSourceDays = 7;

export const sourceFileEndings = ['.pdf', '.docx', '.txt', '.md', '.vtt', '.srt'] as const;
