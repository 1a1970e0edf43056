import { creditUses } from '@limelight/contracts/catalog';

/** One line of the credit table. */
export interface CreditRow {
  what: string;
  /** 0 is free. */
  credits: number;
  /** The page about it, where there is one. */
  page: string | null;
  built: boolean;
}

/** What credits are spent on. `isBuilt` says of a place below /dashboard/ whether it is there. */
export function creditRows(isBuilt: (place: string) => boolean): CreditRow[] {
  return creditUses.map(({ what, credits, page, dashboard }) => ({
    what,
    credits,
    page,
    built: dashboard === null || isBuilt(dashboard),
  }));
}
