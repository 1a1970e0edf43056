import type { ReactNode } from 'react';
import { formatNumber } from '../../../../../lib/format.ts';
import { ButtonLink } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';

/** The refusal of something that costs more credits than there are. `children` says what is kept. */
export function ShortOfCredits({
  needed,
  held,
  children,
}: {
  needed: number;
  held: number;
  children: ReactNode;
}) {
  return (
    <Callout
      title="Not enough credits"
      action={
        <ButtonLink to="/dashboard/pricing" size="small">
          Get credits
        </ButtonLink>
      }
    >
      This costs {formatNumber(needed)} credits; you have {formatNumber(held)}. {children}
    </Callout>
  );
}
