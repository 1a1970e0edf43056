import type { ProductKey } from '@limelight/contracts/catalog';

export const exampleKinds = ['post', 'openings', 'slides', 'remarks', 'graphic'] as const;
export type ExampleKind = (typeof exampleKinds)[number];

export interface Feature {
  path: string;
  name: string;
  title: string;
  description: string;
  lead: string;
  /** Below /dashboard/, where the part stands or will stand. */
  dashboard: string;
  /** The free tool nearest to it. */
  tool: { to: string; label: string };
  text: string;
  /** The one-time service that the page is about. */
  product?: ProductKey;
  /** What the page shows at work, from these notes when it is printed and from a visitor's own after that. */
  example: {
    title: string;
    notes: string;
    kind: ExampleKind;
    /** A finished example typed by us, where only a model could write one. */
    shown?: readonly string[];
  };
  questions: readonly { question: string; answer: string }[];
}
