import { giveTeamCredits, type Team } from '@limelight/contracts';
import { teamCreditLimit } from '@limelight/contracts/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCredits, formatNumber } from '../../../lib/format.ts';
import { notices } from '../../../lib/notices.ts';
import { useUser, userDetailsKey } from '../../../lib/query-client.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Fault } from './fault.tsx';
import { readAmount } from './rules.ts';
import { useWriteId } from '../../../lib/use-write-id.ts';
import { useWrite } from './use-write.ts';

/** Moves the person's own credits to a workspace. A request that is sent again gives nothing twice. */
export function GiveDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const client = useQueryClient();
  const held = useUser().data?.userUsage;
  const give = useWrite(giveTeamCredits);
  const [typed, setTyped] = useState('100');
  const [fault, setFault] = useState<string>();
  const amount = readAmount(typed);
  const ids = useWriteId();
  return (
    <FormDialog
      title={`Add credits to ${team.name}`}
      confirmLabel={amount === null ? 'Give credits' : `Give ${formatCredits(amount)}`}
      loading={give.loading}
      onInput={() => {
        setFault(undefined);
        give.reset();
      }}
      onSubmit={async () => {
        if (amount === null) {
          setFault(`Enter a whole number from 1 to ${formatNumber(teamCreditLimit)}.`);
          return;
        }
        const giftId = ids.idFor({ amount });
        const done = await give.run({ params: { id: team.id }, body: { giftId, amount } });
        await client.invalidateQueries({ queryKey: userDetailsKey });
        if (done === null) return;
        await client.invalidateQueries({ queryKey: ['credits'] });
        notices.success(`You gave ${formatCredits(amount)} to ${team.name}.`);
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label="Credits"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        maxLength={7}
        onChange={setTyped}
        error={fault}
        hint={held === undefined ? undefined : `You have ${formatCredits(held)}.`}
      />
      <p>
        You cannot take these credits back, and a refund of the purchase they came from counts them as used.
        The free credits of your sign-up stay yours. The ones that expire soonest are moved first and keep
        their expiry.
      </p>
      <Fault of={[give.error]} />
    </FormDialog>
  );
}
