import type { Improvement, Post, PostLanguage } from '@limelight/contracts';
import type { KeptRecords } from '../../../../lib/kept-records.ts';
import type { Autosaver, AutosaverEnvironment } from './autosaver.ts';
import type { Creation, PendingChange } from './made.ts';
import type { DraftContent } from './draft.ts';
import type { Proposal } from './proposal.ts';
import type { SessionState, ToldOrigin } from './session-state.ts';

/** A session's access to the server, the browser and the clock. */
export interface SessionEnvironment extends Pick<AutosaverEnvironment, 'load' | 'now' | 'startTimer'> {
  create: (creation: Creation, leaving: boolean) => Promise<Post>;
  /** `told` contains the changes to report, made since the server had `saved`. */
  update: (
    id: string,
    version: number,
    content: DraftContent,
    told: {
      saved: string | null;
      changes: readonly PendingChange[];
      /** The origin of the text. Null where the server knows it. */
      origin: ToldOrigin;
    },
    leaving: boolean,
  ) => Promise<{ post: Post; already: boolean }>;
  records: Pick<KeptRecords, 'set' | 'remove'>;
  owner: string;
  newId: () => string;
  onMoved: (from: string, to: string) => void;
  onPost: (post: Post) => void;
}

/** The parts of the screen, shown one at a time where space is limited. */
export type Panel = 'idea' | 'edit' | 'assist' | 'preview';

/** The state of the screen, which is not stored. */
export interface DeskState {
  panel: Panel;
  beside: 'preview' | 'source';
  /** The source being added, read at once if it has an address. Null when there is none. */
  adding: { address: string | null } | null;
  passage: { sourceId: string; start: number; end: number } | null;
  /** Counts requests to show the claims in the review. */
  facts: number;
  /** A rewrite that another part of the screen asked for. The assistant takes it from here. */
  rewrite: { help: Improvement; language?: PostLanguage } | null;
  proposal: Proposal | null;
  /** The author was asked for a sentence of their own and gave none. */
  skipsQuestion: boolean;
}

export interface SessionView {
  state: SessionState;
  desk: DeskState;
  saving: Autosaver['view'];
  /** False when the browser stores no copy. */
  kept: boolean;
}
