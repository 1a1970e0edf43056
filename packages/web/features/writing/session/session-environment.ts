import type { Post, TextOrigin } from '@limelight/contracts';
import type { KeptRecords } from '../../../lib/kept-records.ts';
import type { Autosaver, AutosaverEnvironment, Creation } from '../saving/autosaver.ts';
import type { PendingChange } from '../saving/made.ts';
import type { DraftContent } from './draft.ts';
import type { SessionState } from './session-state.ts';

/** What a session reaches the server, the browser and the clock through. */
export interface SessionEnvironment extends Pick<AutosaverEnvironment, 'load' | 'now' | 'startTimer'> {
  create: (creation: Creation, leaving: boolean) => Promise<Post>;
  /** `told` says what made the text: the changes that the server has not heard of since it had `saved`. */
  update: (
    id: string,
    version: number,
    content: DraftContent,
    told: {
      saved: string | null;
      changes: readonly PendingChange[];
      /** Who made the text and from what; null where the server knows. */
      origin: TextOrigin | null;
    },
    leaving: boolean,
  ) => Promise<{ post: Post; already: boolean }>;
  records: Pick<KeptRecords, 'set' | 'remove'>;
  /** The person who writes. */
  owner: string;
  newId: () => string;
  /** A new post got its id: its record moves there. */
  onMoved: (from: string, to: string) => void;
  /** Called with every answer that brings the post. */
  onPost: (post: Post) => void;
}

/** What the screen shows. */
export interface SessionView {
  state: SessionState;
  saving: Autosaver['view'];
  /** False when the browser stores no copy. */
  kept: boolean;
}
