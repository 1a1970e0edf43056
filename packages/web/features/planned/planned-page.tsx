import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './planned-page.module.css';
import { findPlannedRoute } from './planned-routes.ts';

/** Says honestly that a part is not built, what it will do, and where the nearest thing is that works. */
export function PlannedPage({ path }: { path: string }) {
  const planned = findPlannedRoute(path);
  if (!planned) {
    return (
      <Page width="read">
        <title>Page not found</title>
        <PageHeader
          title="There is no such page"
          description="The address may be mistyped, or the page has moved."
        />
        <div className={styles.actions}>
          <ButtonLink look="accent" to="/dashboard">
            Go home
          </ButtonLink>
          <ButtonLink to="/dashboard/generate-post">Write a post</ButtonLink>
        </div>
      </Page>
    );
  }
  const { title, will, nearest } = planned;
  return (
    <Page width="read">
      <title>{title}</title>
      <PageHeader title={title} actions={<StatusBadge tone="warn">Not built yet</StatusBadge>} />
      <Card title="What it will do">{will}</Card>
      <Card title="What works today">
        <p>{nearest.why}</p>
        <div className={styles.actions}>
          <ButtonLink look="accent" to={nearest.to}>
            {nearest.label}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
