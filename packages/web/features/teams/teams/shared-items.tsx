import { unshareTeamItem, type Team, type TeamItem } from '@limelight/contracts';
import { teamItemKinds, teamItemLabels } from '@limelight/contracts/catalog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { teamItemsQuery } from './api.ts';
import { Fault } from './fault.tsx';
import { itemPath } from './rules.ts';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

function Row({ item, onUnshare }: { item: TeamItem; onUnshare: () => void }) {
  const { kind, itemId, title, owner, sharedAt, may } = item;
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <h3 className={styles.title}>
          <Link to={itemPath(kind, itemId)} dir="auto">
            {title || `Untitled ${teamItemLabels[kind].one}`}
          </Link>
        </h3>
        <p className={styles.quiet}>
          {owner.name} · shared <RelativeTime at={sharedAt} />
        </p>
      </div>
      {may.unshare && (
        <Button size="small" look="quiet" aria-label={`Stop sharing: ${title}`} onClick={onUnshare}>
          Stop sharing
        </Button>
      )}
    </li>
  );
}

/** Brand kits, voices, carousels, folders and agents that members share with a workspace. */
export function SharedItems({ team }: { team: Team }) {
  const list = useInfiniteQuery(teamItemsQuery(team.id));
  const unshare = useWrite(unshareTeamItem);
  const [ending, setEnding] = useState<TeamItem | null>(null);
  if (list.isPending) return <Loading label="Loading the shared items" lines={5} />;
  if (list.isError) return <ErrorState title="The shared items did not load" query={list} />;
  const items = list.data.pages.flatMap((page) => page.items);
  const groups = teamItemKinds
    .map((kind) => ({ kind, items: items.filter((item) => item.kind === kind) }))
    .filter((group) => group.items.length > 0);
  return (
    <section aria-label="Shared with everyone here" className={styles.stack}>
      {groups.length === 0 && !list.hasNextPage && (
        <EmptyState title="Nothing shared yet">
          Brand kits, voices, carousels, folders and agents that members share appear here. Share one of yours
          from its own page.
        </EmptyState>
      )}
      {groups.map(({ kind, items: ofKind }) => (
        <div key={kind} className={styles.stack}>
          <h2 className={styles.title}>{teamItemLabels[kind].many}</h2>
          <ul className={styles.list}>
            {ofKind.map((item) => (
              <Row
                key={item.itemId}
                item={item}
                onUnshare={() => {
                  unshare.reset();
                  setEnding(item);
                }}
              />
            ))}
          </ul>
        </div>
      ))}
      <ShowMore list={list}>Show more</ShowMore>
      {ending && (
        <ConfirmDialog
          opened
          title={`Stop sharing “${ending.title}”?`}
          confirmLabel="Stop sharing"
          cancelLabel="Keep sharing"
          danger
          loading={unshare.loading}
          onClose={() => setEnding(null)}
          onConfirm={async () => {
            const { kind, itemId } = ending;
            if ((await unshare.run({ params: { kind, itemId } })) !== null) setEnding(null);
          }}
        >
          Members of {team.name} lose access at once. Nothing is deleted: it stays with {ending.owner.name}.
          <Fault of={[unshare.error]} />
        </ConfirmDialog>
      )}
    </section>
  );
}
