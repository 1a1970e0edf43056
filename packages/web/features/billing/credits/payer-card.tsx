import { chooseWallet, type Wallet } from '@limelight/contracts';
import { Radio } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCredits } from '../../../lib/format.ts';
import { userDetailsKey, useUser } from '../../../lib/query-client.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { walletsQuery } from './api.ts';
import styles from './credits-page.module.css';

const own = 'own';

const leftWords = ({ held, left, monthlyLimit, usedThisMonth }: Wallet) =>
  monthlyLimit === null
    ? `${formatCredits(held)} left`
    : `${formatCredits(left)} left for you (you have used ${usedThisMonth} of ${monthlyLimit} this month, in UTC)`;

/** What pays for the person's work. It is absent for people who may not spend the credits of a workspace. */
export function PayerCard() {
  const client = useQueryClient();
  const user = useUser().data;
  const wallets = useQuery(walletsQuery).data ?? [];
  const choose = useCall(chooseWallet, { showError: false });
  const [asked, setAsked] = useState<string | null>(null);
  if (wallets.length === 0) return null;
  const chosen = wallets.find((wallet) => wallet.chosen)?.teamId ?? own;
  return (
    <Card title="Pay with">
      <Radio.Group
        aria-label="Pay with"
        value={asked ?? chosen}
        onChange={async (value) => {
          if (asked !== null) return;
          setAsked(value);
          const answer = await choose.run({ body: { teamId: value === own ? null : value } });
          if (answer !== null) client.setQueryData(walletsQuery.queryKey, answer.items);
          await client.invalidateQueries({ queryKey: walletsQuery.queryKey });
          await client.invalidateQueries({ queryKey: userDetailsKey });
          setAsked(null);
        }}
      >
        <div className={styles.payers}>
          <Radio
            value={own}
            label="My credits"
            {...(user ? { description: `${formatCredits(user.userUsage)} left` } : {})}
          />
          {wallets.map((wallet) => (
            <Radio
              key={wallet.teamId}
              value={wallet.teamId}
              label={wallet.name}
              description={leftWords(wallet)}
            />
          ))}
        </div>
      </Radio.Group>
      <p className={styles.note}>
        This applies to everything you start from now on, and to agents that run on a schedule. Plans and free
        limits stay your own.
      </p>
      {choose.error && (
        <p role="alert" className={styles.fault}>
          {choose.error.message}
        </p>
      )}
    </Card>
  );
}
