import { checkText, findClaims, readEarlier, type EarlierPost } from '@limelight/post-text';
import type { Remark } from './findings.ts';

export interface Looked {
  remarks: readonly Remark[];
  claims: ReturnType<typeof findClaims>;
}

export interface Beside {
  /** The author's material, which claims are checked against. Without any, claims are not checked. */
  material: readonly string[];
  /** The author's published posts, newest first. */
  earlier: readonly EarlierPost[];
}

/** Prepares the comparison once for several texts. */
export function prepareLook({ material, earlier }: Beside): (text: string) => Looked {
  const posts = readEarlier(earlier);
  return (text) => ({
    remarks: checkText(text, { earlier: posts }),
    claims: material.length === 0 ? [] : findClaims(text, material),
  });
}

/** What the worker is sent: the material whenever it changes, and each text. */
export type LookRequest = { beside: Beside } | { id: number; text: string };
export interface LookAnswer {
  id: number;
  found: Looked;
}
