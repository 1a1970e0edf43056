import { createTeam, type Team, type TeamOverview } from '@limelight/contracts';
import { teamNameLimit } from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { exampleShared } from '../../../content/examples/lists.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExampleList } from '../../../ui/example.tsx';
import { NameDialog } from '../../../ui/name-dialog.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { fieldErrors } from '../../../lib/api-error.ts';
import { Activity } from './activity.tsx';
import { teamQuery, teamsQuery } from './api.ts';
import { Credits } from './credits.tsx';
import { Members } from './members.tsx';
import { SharedItems } from './shared-items.tsx';
import { SharedPosts } from './shared-posts.tsx';
import { Settings } from './team-settings.tsx';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

const views = {
  posts: 'Posts',
  items: 'Shared items',
  members: 'Members',
  credits: 'Credits',
  activity: 'Activity',
  settings: 'Settings',
} as const;
type View = keyof typeof views;
const viewNames: readonly View[] = ['posts', 'items', 'members', 'credits', 'activity', 'settings'];

function View({ team, view }: { team: Team; view: View }) {
  switch (view) {
    case 'posts':
      return <SharedPosts team={team} />;
    case 'items':
      return <SharedItems team={team} />;
    case 'members':
      return <Members team={team} />;
    case 'credits':
      return <Credits team={team} />;
    case 'activity':
      return <Activity teamId={team.id} />;
    case 'settings':
      return <Settings team={team} />;
  }
}

function Workspace({ overview, view }: { overview: TeamOverview; view: View }) {
  const team = useQuery(teamQuery(overview.id));
  return (
    <>
      <nav aria-label="Workspace" className={styles.tabs}>
        {viewNames.map((name) => (
          <Link
            key={name}
            to={{ search: `?team=${overview.id}&view=${name}` }}
            className={styles.tab}
            aria-current={name === view ? 'page' : undefined}
          >
            {views[name]}
          </Link>
        ))}
      </nav>
      {team.isPending && <Loading label="Loading the workspace" lines={6} />}
      {team.isError && <ErrorState title="The workspace did not load" query={team} />}
      {team.data && <View key={team.data.id} team={team.data} view={view} />}
    </>
  );
}

export function TeamPage() {
  const [search, setSearch] = useSearchParams();
  const teams = useQuery(teamsQuery);
  const create = useWrite(createTeam);
  const [naming, setNaming] = useState(false);
  const view = viewNames.find((name) => name === search.get('view')) ?? 'posts';
  const chosen = teams.data?.find(({ id }) => id === search.get('team')) ?? teams.data?.[0];
  const start = () => {
    create.reset();
    setNaming(true);
  };
  const fault = create.error ? (Object.values(fieldErrors(create.error))[0] ?? create.error.message) : null;
  return (
    <Page>
      <PageHeader
        title={chosen?.name ?? 'Team'}
        description="Share posts, brand kits, voices and more with your team, comment on posts and approve them."
        actions={
          <>
            {chosen && teams.data && teams.data.length > 1 && (
              <NativeSelect
                aria-label="Workspace"
                data={teams.data.map(({ id, name }) => ({ value: id, label: name }))}
                value={chosen.id}
                onChange={(event) => setSearch({ team: event.currentTarget.value, view })}
              />
            )}
            {chosen && <Button onClick={start}>Create workspace</Button>}
          </>
        }
      />
      {body()}
      {naming && (
        <NameDialog
          title="Create workspace"
          placeholder="Northwind marketing"
          hint="The people you invite see this name."
          longest={teamNameLimit}
          confirmLabel="Create workspace"
          loading={create.loading}
          fault={fault}
          onType={create.reset}
          onConfirm={async (name) => {
            const made = await create.run({ body: { name } });
            if (made === null) return;
            setNaming(false);
            setSearch({ team: made.id, view: 'members' });
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </Page>
  );

  function body() {
    if (teams.isPending) return <Loading label="Loading your workspaces" lines={6} />;
    if (teams.isError) return <ErrorState title="Your workspaces did not load" query={teams} />;
    if (chosen === undefined)
      return (
        <>
          <EmptyState
            title="No workspace yet"
            action={
              <Button look="accent" onClick={start}>
                Create workspace
              </Button>
            }
          >
            Create a workspace and invite the people you write with. You do not need one to write alone. If
            you were invited, open the link in your email.
          </EmptyState>
          <ExampleList title="Posts of a workspace, on their way to approval" items={exampleShared} />
        </>
      );
    return <Workspace overview={chosen} view={view} />;
  }
}
