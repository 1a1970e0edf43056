import type { Context } from './context.ts';
import type { LinkedinGrant } from './integrations/linkedin/index.ts';
import type { Connection, Tx } from './platform/db/index.ts';
import type { Route } from './platform/http/index.ts';
import type { JobHandler } from './platform/queue.ts';
import type { RunImplementation } from './run.ts';

/** What a module stores about a person: its part of the download, and its part of the deletion. */
export interface PersonalData {
  export: (connection: Connection, userId: string) => Promise<Record<string, unknown>>;
  erase: (tx: Tx, userId: string, now: Date) => Promise<void>;
  /** Where files of this person are stored: everything below it goes with the account. */
  filesPrefix?: (userId: string) => string;
}

/** What modules add to signing up and signing in. Each runs in the transaction of that step. */
export interface IdentityHooks {
  /** A new account exists. Returns a sentence for the greeting, or null. */
  onSignUp?: (
    context: Context,
    tx: Tx,
    person: { userId: string; email: string; verified: boolean; now: Date },
  ) => Promise<string | null>;
  /** The person's address was verified for the first time. */
  onVerified?: (
    context: Context,
    tx: Tx,
    person: { userId: string; email: string; now: Date },
  ) => Promise<void>;
  /** A password was set: access that is not tied to a session must end. */
  onNewPassword?: (tx: Tx, userId: string) => Promise<void>;
  /** The person signed in with LinkedIn, which also connects LinkedIn. */
  onLinkedinSignIn?: (context: Context, tx: Tx, userId: string, grant: LinkedinGrant) => Promise<void>;
  /**
   * An address was verified for the first time by resetting the password. A stranger may have created the account,
   * so what they set up to read along, or to have published, must be removed.
   */
  onTakeover?: (context: Context, tx: Tx, userId: string) => Promise<void>;
}

/** A claim of a post that its author vouches for. */
export interface VouchedClaim {
  userId: string;
  post: { id: string; text: string };
  claim: string;
  sentence: string;
  now: Date;
}

/** What modules add to work on posts. Each runs in the transaction of that step. */
export interface PostHooks {
  /** The author confirmed a claim. It may have been confirmed before. */
  onClaimConfirmed?: (tx: Tx, claim: VouchedClaim) => Promise<void>;
  /** The author no longer vouches for any claim of this sentence. */
  onClaimWithdrawn?: (tx: Tx, claim: Omit<VouchedClaim, 'claim' | 'now'>) => Promise<void>;
}

/** One part of a domain. `app.ts` lists the modules; nothing else needs to know them. */
export interface Module extends IdentityHooks, PostHooks {
  name: string;
  routes?: (context: Context) => readonly Route[];
  handlers?: (context: Context) => readonly JobHandler[];
  runs?: readonly RunImplementation[];
  personalData?: PersonalData;
}
