import { listPosts, type Post } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { currentTime } from '../../../lib/clock.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { linksQuery, reviewLinksKey } from './api.ts';
import { CreateDialog, type Choice } from './create-dialog.tsx';
import { LinkList } from './link-list.tsx';

const weekMs = 7 * 86_400_000;
const mostChoices = 40;

const choiceOf = ({ id, text, scheduledAt, timeZone }: Post): Choice => ({
  postId: id,
  title: firstLine(text, 90),
  when: scheduledAt === null ? 'Draft' : formatDateTime(scheduledAt, timeZone ?? undefined),
});

/** The posts scheduled within the next week, up to the limit of a link. */
const weekOf = (posts: readonly Post[], now: number): string[] =>
  posts
    .filter(({ scheduledAt }) => scheduledAt !== null && Date.parse(scheduledAt) - now < weekMs)
    .map(({ id }) => id)
    .slice(0, 20);

/** Scheduled posts in order, followed by the newest drafts. */
const choicesQuery = queryOptions({
  queryKey: [...reviewLinksKey, 'choices'],
  queryFn: async ({ signal }) => {
    const options = { showError: false, signal };
    const [scheduled, drafts] = await Promise.all([
      call(listPosts, { query: { status: 'scheduled', limit: mostChoices } }, options),
      call(listPosts, { query: { status: 'draft', limit: mostChoices } }, options),
    ]);
    const posts = [...scheduled.items, ...drafts.items].filter(({ text }) => text.trim() !== '');
    return { choices: posts.map(choiceOf), week: weekOf(posts, currentTime()) };
  },
});

export function ReviewLinksPage() {
  const links = useQuery(linksQuery(undefined));
  const posts = useQuery(choicesQuery);
  const [creating, setCreating] = useState<readonly string[] | null>(null);
  const choices = posts.data?.choices ?? [];
  const week = posts.data?.week ?? [];
  return (
    <Page>
      <PageHeader
        title="Review links"
        description="Let clients and colleagues read, comment on and approve drafts without an account."
        actions={
          <>
            {week.length > 0 && (
              <Button onClick={() => setCreating(week)}>
                Share this week ({week.length} {week.length === 1 ? 'post' : 'posts'})
              </Button>
            )}
            <Button
              look="accent"
              disabled={choices.length === 0}
              onClick={() => setCreating(choices.slice(0, 1).map(({ postId }) => postId))}
            >
              Create review link
            </Button>
          </>
        }
      />
      {body()}
      {creating !== null && (
        <CreateDialog choices={choices} chosenAtFirst={creating} onClose={() => setCreating(null)} />
      )}
    </Page>
  );

  function body() {
    if (links.isPending) return <Loading label="Loading your review links" lines={6} />;
    if (links.isError) return <ErrorState title="Your review links did not load" query={links} />;
    if (links.data.items.length === 0)
      return (
        <EmptyState
          title="No review links yet"
          action={
            choices.length === 0 && <ButtonLink to="/dashboard/generate-post">Write a draft</ButtonLink>
          }
        >
          {choices.length === 0
            ? 'Write a draft first. Then create a link and send it to whoever reviews it.'
            : 'Create a link for a draft or for the posts of a week, and send it to whoever reviews them.'}
        </EmptyState>
      );
    return (
      <Card title="Open links">
        <LinkList links={links.data.items} />
      </Card>
    );
  }
}
