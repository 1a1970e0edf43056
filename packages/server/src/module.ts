import type { Context } from './context.ts';
import type { Connection, Tx } from './platform/db/index.ts';
import type { Route } from './platform/http/index.ts';
import type { Job, JobHandler } from './platform/queue.ts';
import type { RunImplementation } from './run.ts';

/** What a module stores about a person: its part of the download, and its part of the deletion. */
export interface PersonalData {
  export: (connection: Connection, userId: string) => Promise<Record<string, unknown>>;
  erase: (tx: Tx, userId: string) => Promise<void>;
  /** Where files of this person are stored: everything below it goes with the account. */
  filesPrefix?: (userId: string) => string;
}

/** One domain of the server. `app.ts` lists the modules; nothing else needs to know them. */
export interface Module {
  name: string;
  routes?: (context: Context) => readonly Route[];
  jobs?: readonly Job[];
  handlers?: (context: Context) => readonly JobHandler[];
  runs?: readonly RunImplementation[];
  personalData?: PersonalData;
}
