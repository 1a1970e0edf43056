import { legalBases, type LegalBasis } from '@limelight/contracts/catalog';

export const isBasis = (value: string): value is LegalBasis => Object.hasOwn(legalBases, value);
