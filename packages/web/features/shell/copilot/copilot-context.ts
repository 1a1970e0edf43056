import type { CarouselDeck, CopilotTurn, Post } from '@limelight/contracts';
import { createContext, useContext, type ReactNode } from 'react';

/** What other features show of their things. The shell supplies it. */
export interface CopilotParts {
  /** The post as LinkedIn will show it. */
  preview: (post: Post) => ReactNode;
  /** The button that schedules a draft. */
  schedule: (post: Post) => ReactNode;
  slides: (deck: CarouselDeck) => ReactNode;
}

export interface Copilot {
  parts: CopilotParts;
  /** Puts words into the box, to be completed and sent by the person. */
  fill: (words: string) => void;
  /** Asks in the open conversation. False when it was refused; the box says why. */
  ask: (request: string) => Promise<boolean>;
  /** Reads a turn again. */
  renew: (turn: CopilotTurn) => Promise<void>;
}

export const CopilotContext = createContext<Copilot | null>(null);

export function useCopilotHere(): Copilot {
  const copilot = useContext(CopilotContext);
  if (copilot === null) throw new Error('There is no co-pilot here.');
  return copilot;
}
