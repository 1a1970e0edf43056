import { jobBoards, type JobBoardKind } from '@limelight/contracts';

export const isJobBoard = (name: string): name is JobBoardKind => Object.hasOwn(jobBoards, name);
