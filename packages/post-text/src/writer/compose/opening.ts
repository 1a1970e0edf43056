import type { Role } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import type { Kind } from './rating.ts';

/** A way to open the post: its paragraph, and the units that remain, in their order. */
export type Opening = {
  kind: Kind;
  line: string;
  role: Role;
  score: number;
  rest: Unit[];
};
