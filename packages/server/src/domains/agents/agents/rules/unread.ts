import type { AgentResult } from '@limelight/contracts';

type Sources = AgentResult['sources'];

export const nothingRead = ({ read, total }: Sources) => total > 0 && read === 0;

export const unreadWords = ({ total }: Sources) =>
  total === 1 ? 'its source could not be read' : `none of its ${total} sources could be read`;
