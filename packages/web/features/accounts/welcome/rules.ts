import { welcomeSteps } from '@limelight/contracts';

/** The steps for this user. Only users who can connect a model are asked to. */
export function stepsFor({
  managesModels,
}: {
  managesModels: boolean;
}): readonly (typeof welcomeSteps)[number][] {
  return welcomeSteps.filter((step) => step !== 'model' || managesModels);
}
