import { jobStages, type JobStage } from '@limelight/contracts/catalog';

export const isStage = (value: string): value is JobStage => Object.hasOwn(jobStages, value);
