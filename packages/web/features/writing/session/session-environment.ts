import type { Post } from '@limelight/contracts';
import type { KeptRecords } from '../../../lib/kept-records.ts';
import type { Autosaver, AutosaverEnvironment, Creation } from '../saving/autosaver.ts';
import type { PendingChange } from '../saving/made.ts';
import type { DraftContent } from './draft.ts';
import type { SessionState, ToldOrigin } from './session-state.ts';

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
      origin: ToldOrigin;
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

/** The parts of the screen that take turns where there is no room for all of them. */
export type Panel = 'idea' | 'edit' | 'assist' | 'preview';

/** What of the post is on the screen. It is not kept. */
export interface DeskState {
  panel: Panel;
  /** What is shown beside the text. */
  beside: 'preview' | 'source';
  /** A source that is being added, read at once where there is an address; null for none. */
  adding: { address: string | null } | null;
  /** The passage of a source to scroll to. */
  passage: { sourceId: string; start: number; end: number } | null;
  /** How often the facts in the review were asked for. */
  facts: number;
}

/** What the screen shows. */
export interface SessionView {
  state: SessionState;
  desk: DeskState;
  saving: Autosaver['view'];
  /** False when the browser stores no copy. */
  kept: boolean;
}
