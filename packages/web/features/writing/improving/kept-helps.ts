import { besidePrefix } from '../../../lib/beside.ts';
import type { Keep } from '../../../lib/keep.ts';
import { packHelps, readHelps, withHelp, withoutHelp, type BroughtHelp } from '../rules/kept-help.ts';

/** Of all posts together. */
const mostKept = 5;

/** Where a post's helps are kept; a post without an id has a place in each tab. */
export const helpsPlace = (postId: string | null, tab: string): string =>
  `${besidePrefix}${postId ?? `new:${tab}`}`;

export interface KeptHelps {
  /** What was brought for a post and not decided on, the newest first. */
  list: (place: string) => BroughtHelp[];
  add: (place: string, help: BroughtHelp, now: number) => void;
  remove: (place: string, help: BroughtHelp) => void;
  /** The post got its id. */
  move: (from: string, to: string) => void;
}

/** The helps that this browser keeps: those of each post at a place of its own, the last five of all. */
export function createKeptHelps(keep: Pick<Keep, 'read' | 'write' | 'places'>): KeptHelps {
  const read = (place: string) => readHelps(keep.read(place));
  const dropOldest = () => {
    const kept = keep
      .places()
      .filter((place) => place.startsWith(besidePrefix))
      .flatMap((place) => read(place).map((entry) => ({ place, ...entry })))
      .toSorted((a, b) => b.at - a.at);
    for (const { place, help } of kept.slice(mostKept))
      keep.write(place, packHelps(withoutHelp(read(place), help)));
  };
  return {
    list: (place) => read(place).map(({ help }) => help),
    add: (place, help, now) => {
      keep.write(place, packHelps(withHelp(read(place), { at: now, help })));
      dropOldest();
    },
    remove: (place, help) => void keep.write(place, packHelps(withoutHelp(read(place), help))),
    move: (from, to) => {
      const moving = read(from);
      if (moving.length === 0) return;
      keep.write(to, packHelps(moving.reduceRight(withHelp, read(to))));
      keep.write(from, '');
    },
  };
}
