export const sampleIdea = `we took 4 fields out of our sign-up form
completion went from 41% to 63%
i had defended every field
nobody missed them
now we ask: which decision does a field feed?
if nobody can name one, the field stays out`;

export const demoFormats = ['lesson', 'story', 'how-to', 'opinion'] as const;
export type DemoFormat = (typeof demoFormats)[number];

export interface DemoPost {
  text: string;
  /** Who wrote it, as a sentence. */
  by: string;
  /** Passed checks in short sentences. */
  good: readonly string[];
  /** What to add or to check, in short sentences. */
  open: readonly string[];
}

declare global {
  interface Window {
    /** Writes a post from the notes on the page. Present once `demo-writer.ts` has run. */
    writeDemo?: () => Promise<void>;
  }
}
