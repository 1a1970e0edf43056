import type { ProductKey } from '@limelight/contracts/catalog';

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
  /** Notes from which the built-in writer makes the example when the page is printed. */
  example: { title: string; notes: string; kind: 'post' | 'openings' | 'slides' | 'remarks' };
  questions: readonly { question: string; answer: string }[];
}
