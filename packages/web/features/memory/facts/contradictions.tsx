import { settleContradiction, type Contradiction, type Fact } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notices } from '../../../lib/notices.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import rows from '../../../ui/row-list.module.css';
import { Loading } from '../../../ui/skeleton.tsx';
import { contradictionsQuery, factsKey } from './api.ts';
import { Origin } from './fact-row.tsx';
import { emptyWords, kindLabels, whenWords } from './rules.ts';
import styles from './memory.module.css';

type Keep = 'one' | 'other' | 'both';

const keptWords: Readonly<Record<Keep, string>> = {
  one: 'The other one is now under Outdated.',
  other: 'The other one is now under Outdated.',
  both: 'They are not shown as a contradiction again.',
};

function Side({ fact, onKeep }: { fact: Fact; onKeep: () => void }) {
  const details = [kindLabels[fact.kind], fact.subject, whenWords(fact)].filter((words) => words !== '');
  return (
    <div className={styles.side}>
      <div className={rows.main}>
        <h3 className={rows.title} dir="auto">
          {fact.text}
        </h3>
        <p className={rows.quiet}>{details.join(' · ')}</p>
        <Origin fact={fact} open />
      </div>
      <Button size="small" aria-label={`Keep: ${fact.text}`} onClick={onKeep}>
        Keep this one
      </Button>
    </div>
  );
}

/** Pairs of facts that cannot both be true, side by side. */
export function Contradictions() {
  const client = useQueryClient();
  const pairs = useQuery(contradictionsQuery);
  const settle = useCall(settleContradiction);
  if (pairs.isPending) return <Loading lines={6} />;
  if (pairs.isError) return <ErrorState title="The contradictions did not load" query={pairs} />;
  const decide = async ({ one, other }: Contradiction, keep: Keep) => {
    const rest = await settle.run({ body: { one: one.id, other: other.id, keep } });
    if (rest !== null) {
      client.setQueryData(contradictionsQuery.queryKey, rest);
      notices.show({
        tone: 'good',
        title: keep === 'both' ? 'Both kept' : 'Fact kept',
        message: keptWords[keep],
      });
    }
    await client.invalidateQueries({ queryKey: factsKey });
  };
  const { items, total } = pairs.data;
  if (items.length === 0)
    return <EmptyState title={emptyWords.contradictions.title}>{emptyWords.contradictions.words}</EmptyState>;
  return (
    <>
      {items.map((pair) => (
        <Card
          key={`${pair.one.id} ${pair.other.id}`}
          title={pair.reason}
          data-fact={pair.one.id}
          tabIndex={-1}
        >
          <div className={styles.pair}>
            <Side fact={pair.one} onKeep={() => void decide(pair, 'one')} />
            <Side fact={pair.other} onKeep={() => void decide(pair, 'other')} />
          </div>
          <Button size="small" look="quiet" onClick={() => void decide(pair, 'both')}>
            Both are true
          </Button>
        </Card>
      ))}
      {total > items.length && (
        <p className={rows.quiet}>
          {items.length} of {total} shown. The others follow as you decide these.
        </p>
      )}
    </>
  );
}
