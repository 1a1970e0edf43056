import type { Team, TeamCredits } from '@limelight/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCredits, formatDate, formatNumber } from '../../../lib/format.ts';
import { useUser } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { teamCreditHistoryQuery, teamCreditsQuery } from './api.ts';
import { GiveDialog } from './give-dialog.tsx';
import { Spenders } from './spenders.tsx';
import styles from './teams.module.css';

const former = 'A former member';
const monthIn = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

function Balance({ team, credits }: { team: Team; credits: TeamCredits }) {
  const user = useUser().data;
  const [giving, setGiving] = useState(false);
  const own = credits.members.find(({ userId }) => userId === user?.id);
  const pays = user?.payingWith?.teamId === team.id;
  return (
    <Card title="Balance">
      <div className={styles.stack}>
        <p className={styles.balance}>{formatCredits(credits.held)}</p>
        {credits.lapsing.map((part) => (
          <p key={part.at} className={styles.quiet}>
            {formatCredits(part.amount)} valid until {formatDate(part.at)}
          </p>
        ))}
        <p className={styles.quiet}>
          {own?.maySpend !== true &&
            (team.role === 'owner'
              ? 'You cannot spend these credits yet. You can allow it under “Who can spend”.'
              : 'You cannot spend these credits. An owner can allow it.')}
          {own?.maySpend === true && (
            <>
              {pays
                ? 'These credits pay for your work.'
                : 'You can spend these credits, but your own pay for your work.'}{' '}
              <Link to="/dashboard/credits">{pays ? 'Change what pays' : 'Choose what pays'}</Link>
            </>
          )}
        </p>
        <div className={styles.actions}>
          <Button look="accent" onClick={() => setGiving(true)}>
            Add credits
          </Button>
        </div>
      </div>
      {giving && <GiveDialog team={team} onClose={() => setGiving(false)} />}
    </Card>
  );
}

function Used({ credits }: { credits: TeamCredits }) {
  return (
    <Card title={`Used in ${monthIn.format(new Date(credits.month))}`}>
      {credits.spent.length === 0 ? (
        <p className={styles.quiet}>Nobody has used credits of this workspace this month.</p>
      ) : (
        <ul className={styles.plain}>
          {credits.spent.map((person, index) => (
            <li key={`${person.name}-${index}`} className={classNames(styles.plainRow, styles.entry)}>
              <div className={styles.main}>
                <p className={styles.words} dir="auto">
                  <strong>{person.name ?? former}</strong>
                </p>
                <p className={styles.quiet}>
                  {person.uses.map(({ label, amount }) => `${label} ${formatNumber(amount)}`).join(' · ')}
                </p>
              </div>
              <span className={styles.figure}>{formatNumber(person.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Given({ credits }: { credits: TeamCredits }) {
  if (credits.given.length === 0) return null;
  return (
    <Card title="Given by">
      <ul className={styles.plain}>
        {credits.given.map((gift, index) => (
          <li key={`${gift.name}-${index}`} className={classNames(styles.plainRow, styles.entry)}>
            <p className={styles.words} dir="auto">
              {gift.name ?? former}
            </p>
            <span className={styles.figure}>{formatNumber(gift.amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const signed = (amount: number) => `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount))}`;

function History({ teamId }: { teamId: string }) {
  const history = useInfiniteQuery(teamCreditHistoryQuery(teamId));
  if (history.isPending) return <Loading label="Loading the history" lines={4} />;
  if (history.isError) return <ErrorState title="The history did not load" query={history} />;
  const entries = history.data.pages.flatMap((page) => page.items);
  if (entries.length === 0) return <p className={styles.quiet}>No credits were added yet.</p>;
  return (
    <div className={styles.stack}>
      <ol className={styles.plain} aria-label="Credit history">
        {entries.map((entry) => (
          <li key={entry.id} className={classNames(styles.plainRow, styles.entry)}>
            <div className={styles.main}>
              <p className={styles.words}>{entry.label}</p>
              <p className={styles.quiet} dir="auto">
                {(entry.kind === 'reserve' || entry.kind === 'release' || entry.kind === 'transfer') &&
                  `${entry.by ?? former} · `}
                <RelativeTime at={entry.at} />
                {entry.expiresAt && ` · valid until ${formatDate(entry.expiresAt)}`}
              </p>
            </div>
            <span className={styles.figure}>
              {signed(entry.amount)}
              <span className={styles.after}>{formatNumber(entry.balanceAfter)} left</span>
            </span>
          </li>
        ))}
      </ol>
      <ShowMore list={history}>Show earlier entries</ShowMore>
    </div>
  );
}

/** The credits of a workspace: balance, who may spend, who gave, who used how many, and the history. */
export function Credits({ team }: { team: Team }) {
  const credits = useQuery(teamCreditsQuery(team.id));
  if (credits.isPending) return <Loading label="Loading the credits" lines={6} />;
  if (credits.isError) return <ErrorState title="The credits did not load" query={credits} />;
  return (
    <section aria-label="Credits" className={styles.columns}>
      <div className={styles.stack}>
        <Balance team={team} credits={credits.data} />
        <Used credits={credits.data} />
        <Card title="History">
          <History teamId={team.id} />
        </Card>
      </div>
      <div className={styles.stack}>
        <Spenders team={team} credits={credits.data} />
        <Given credits={credits.data} />
      </div>
    </section>
  );
}
