import type { ProductKey } from '@limelight/contracts/catalog';

export const exampleKinds = ['post', 'openings', 'slides', 'remarks', 'graphic'] as const;
export type ExampleKind = (typeof exampleKinds)[number];

export interface Feature {
  path: string;
  name: string;
  title: string;
  description: string;
  lead: string;
  dashboard: string;
  /** The most closely related free tool. */
  tool: { to: string; label: string };
  text: string;
  product?: ProductKey;
  /** The label of the button that leads to it, where a general one does not do. */
  open?: string;
  /**
   * The example on the page: prerendered from these notes, then from the visitor's own. Null on the pages about agents,
   * which show a run.
   */
  example: null | {
    title: string;
    notes: string;
    kind: ExampleKind;
    /** A finished example written by hand, where only a model could generate one. */
    shown?: readonly string[];
  };
  /** A screen of the dashboard that shows the feature. */
  screen?: 'draft' | 'preview';
  questions: readonly { question: string; answer: string }[];
}
