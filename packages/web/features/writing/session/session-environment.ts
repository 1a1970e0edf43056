import type { Post, TextOrigin } from '@limelight/contracts';
import type { Keep } from '../../../lib/keep.ts';
import type { DraftContent } from './draft.ts';
import type { History } from './history.ts';
import type { PendingChange } from '../saving/made.ts';
import type { AutosaverEnvironment, Creation } from '../saving/autosaver.ts';

/** What a session reaches the server, the browser and the clock through. */
export interface SessionEnvironment extends Pick<AutosaverEnvironment, 'load' | 'now' | 'startTimer'> {
  create: (creation: Creation, tab: string, leaving: boolean) => Promise<Post>;
  /** `told` says what made the text: the changes that the server has not heard of since it had `saved`. */
  update: (
    id: string,
    version: number,
    content: DraftContent,
    told: {
      saved: string | null;
      changes: readonly PendingChange[];
      tab: string;
      /** Who made the text and from what; null where the server knows. */
      origin: TextOrigin | null;
    },
    leaving: boolean,
  ) => Promise<{ post: Post; already: boolean }>;
  keep: Pick<Keep, 'write' | 'remove'>;
  tab: string;
  newKey: () => string;
  /** Called with every change of the text. */
  keepHistory: (postId: string | null, history: History) => void;
  /** The new post of this tab got its id: what can be undone goes with it. */
  moveHistory: (postId: string, history: History) => void;
  /** Called with every answer that brings the post. */
  onPost: (post: Post) => void;
}
