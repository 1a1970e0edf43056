import type { GoogleState } from './google/state.ts';
import type { JobBoardsState } from './job-boards/state.ts';
import type { HooksState } from './hooks/state.ts';
import type { HubState } from './hub/state.ts';
import type { LinkedInState } from './linkedin/state.ts';
import type { MailboxState } from './mailbox/state.ts';
import type { ModelState } from './model/state.ts';
import type { OllamaState } from './ollama/state.ts';
import type { PushState } from './push/state.ts';
import type { Deliveries } from './razorpay/deliveries.ts';
import type { RazorpayState } from './razorpay/state.ts';
import type { SpeechState } from './speech/state.ts';

export type Parts = {
  linkedin: LinkedInState;
  model: ModelState;
  ollama: OllamaState;
  hub: HubState;
  mailbox: MailboxState;
  google: GoogleState;
  razorpay: RazorpayState;
  deliveries: Deliveries;
  jobBoards: JobBoardsState;
  push: PushState;
  hooks: HooksState;
  speech: SpeechState;
  reset: () => void;
};
