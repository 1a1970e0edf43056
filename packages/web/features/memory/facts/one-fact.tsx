import type { Fact } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { factQuery } from './api.ts';
import { FactList } from './fact-list.tsx';
import { factLists, isIn } from './rules.ts';
import styles from './memory.module.css';
import { useFacts } from './use-facts.ts';

const all = <ButtonLink to="/dashboard/memory">Show all facts</ButtonLink>;

/** The fact that a link from another page names. */
export function OneFact({ id, mayChange }: { id: string; mayChange: (fact: Fact) => boolean }) {
  const facts = useFacts();
  const found = useQuery(factQuery(id));
  if (found.isPending) return <Loading lines={3} />;
  if (isApiError(found.error, 'not_found'))
    return (
      <EmptyState title="This fact was forgotten" action={all}>
        Its text and its passage are deleted.
      </EmptyState>
    );
  if (found.isError) return <ErrorState title="The fact did not load" query={found} />;
  const fact = found.data;
  const list = fact.due ? 'due' : (factLists.find((one) => isIn(fact, one)) ?? 'confirmed');
  return (
    <section className={styles.list} aria-label="One fact">
      <FactList key={list} list={list} items={[fact]} facts={facts} mayChange={mayChange(fact)} open />
      <div>{all}</div>
    </section>
  );
}
