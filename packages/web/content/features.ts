import type { Feature } from './feature.ts';
import { findingFeatures } from './finding-features.ts';
import { makingFeatures } from './making-features.ts';

export type { Feature } from './feature.ts';
export const features: readonly Feature[] = [...makingFeatures, ...findingFeatures];
