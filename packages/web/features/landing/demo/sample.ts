export const sampleIdea = `we took 4 fields out of our sign-up form.
completion went 41 → 63%.
nobody missed them.
i had defended every field.
ask which decision a field feeds before you add it.`;

/** A finished example written by hand, and labelled as an example on the page. */
export const samplePost = `We took 4 fields out of our sign-up form.

Completion went from 41% to 63%.

I had defended every field. Nobody missed them.

So now there is one rule: ask which decision a field feeds before you add it.

If nobody can name one, the field stays out.`;

export const demoFormats = ['lesson', 'story', 'how-to', 'opinion'] as const;
export type DemoFormat = (typeof demoFormats)[number];

/** Shown before each question of the outline. */
export const wouldHelp = 'To add: ';

export interface DemoPost {
  text: string;
  /** Passed checks in short sentences. Empty for an outline. */
  good: string[];
  missing: string[];
}

declare global {
  interface Window {
    /** Outlines notes. Present once `demo-writer.ts` has run. */
    composeDemo?: (idea: string, format: DemoFormat) => DemoPost;
  }
}
