/** The rough note that the page writes from when nobody has typed anything. */
export const sampleIdea =
  'we took 4 fields out of our sign-up form. completion went 41 → 63%. nobody missed them. i had defended every field. ask which decision a field feeds before you add it';
export const sampleSeed = 'printed';

/** The shapes offered on the first screen, of those the writer knows. */
export const demoFormats = ['lesson', 'story', 'how-to', 'opinion'] as const;
export type DemoFormat = (typeof demoFormats)[number];

/** Stands before what would make the post better. */
export const wouldHelp = 'To add: ';

/** What the writer made of a note. */
export interface DemoPost {
  text: string;
  /** What is right about it, in short sentences. */
  good: string[];
  /** What would make it better, as the writer asks for it. */
  missing: string[];
}

declare global {
  interface Window {
    /** Writes a post from a note; there when `demo-writer.ts` has run. */
    composeDemo?: (idea: string, format: DemoFormat, seed: string) => DemoPost;
  }
}
