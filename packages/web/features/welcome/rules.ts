import { welcomeSteps } from '@limelight/contracts';

/** The steps a person gets: only those who may connect a model are asked to. */
export function stepsFor({
  managesModels,
}: {
  managesModels: boolean;
}): readonly (typeof welcomeSteps)[number][] {
  return welcomeSteps.filter((step) => step !== 'model' || managesModels);
}
