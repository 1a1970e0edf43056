import type { BaseDesign } from './base-design.ts';
import { Blocks } from './blocks.ts';
import { Cards } from './cards.ts';
import { Editorial } from './editorial.ts';
import { Frame } from './frame.ts';
import { Ledger } from './ledger.ts';
import { Notebook } from './notebook.ts';
import { Offset } from './offset.ts';
import { Poster } from './poster.ts';
import { Split } from './split.ts';
import { Spotlight } from './spotlight.ts';
import { Swiss } from './swiss.ts';
import { Terminal } from './terminal.ts';
import { Thread } from './thread.ts';

const standard = new Spotlight();

export const designs: readonly BaseDesign[] = [
  standard,
  new Editorial(),
  new Swiss(),
  new Cards(),
  new Split(),
  new Poster(),
  new Ledger(),
  new Notebook(),
  new Frame(),
  new Blocks(),
  new Offset(),
  new Terminal(),
  new Thread(),
];

const byId = new Map(designs.map((design) => [design.id, design]));

/** Falls back to the standard design, because a deck can name one that no longer exists. */
export function findDesign(id: string): BaseDesign {
  return byId.get(id) ?? standard;
}

export function isDesign(id: string): boolean {
  return byId.has(id);
}
