import { saveWelcome, welcomeSteps } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useConnection, useProfile } from '../../../lib/person.ts';
import { userDetailsQuery, useSystem, useUser } from '../../../lib/query-client.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Page } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { AboutStep } from './about-step.tsx';
import { stepsFor } from './rules.ts';
import styles from './welcome.module.css';

const words = {
  about: {
    title: 'What do you do, and for whom?',
    lead: 'Drafts and ideas are written for these readers. You can change both later in your profile.',
  },
  bring: {
    title: 'Connect LinkedIn, or import your posts',
    lead: 'Connect to publish and schedule. Import earlier posts so that drafts sound like you. You can do both later.',
  },
  posts: {
    title: 'Import your posts',
    lead: 'Import earlier posts so that drafts sound like you. You can do this later.',
  },
  model: {
    title: 'Connect a model',
    lead: 'The model writes your drafts. Without one, you get an outline made from your own sentences.',
  },
} as const;

const firstPost = '/dashboard/generate-post';

/**
 * The page `/dashboard/welcome`: up to three optional steps for a new user, and then the first post. The server
 * remembers the current step and when onboarding is done. `bring` and `model` are the cards of those steps.
 */
export function WelcomePage({ bring, model }: { bring: ReactNode; model: ReactNode }) {
  const client = useQueryClient();
  const user = useUser().data;
  const system = useSystem().data;
  const profile = useProfile();
  const isLinked = useConnection().data?.status === 'connected';
  const save = useCall(saveWelcome, { showSuccess: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const [goal, setGoal] = useState('/dashboard');
  /** A step that the user returned to. The server only remembers the furthest one. */
  const [earlier, setEarlier] = useState<number | null>(null);
  const furthest = user?.welcomeStep ?? null;
  const step = furthest === null ? null : (earlier ?? furthest);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [step]);

  if (user === undefined || profile.isPending) {
    return (
      <Page width="read">
        <Loading label="Loading" lines={6} />
      </Page>
    );
  }
  const steps = stepsFor(user);
  const name = step === null ? undefined : steps[Math.min(step, steps.length - 1)];
  if (name === undefined) return <Navigate to={goal} replace />;

  async function move(to: number | null, then = '/dashboard') {
    setGoal(then);
    const moved = await save.run({ body: { step: to } });
    if (moved !== null)
      client.setQueryData(userDetailsQuery.queryKey, (held) => held && { ...held, ...moved });
  }
  const at = welcomeSteps.indexOf(name);
  const last = at === steps.length - 1;
  const next = () => {
    const to = at + 1;
    setEarlier(furthest !== null && to < furthest ? to : null);
    if (last) void move(null, firstPost);
    else if (furthest === null || to > furthest) void move(to);
  };
  const { title, lead } = words[name === 'bring' && isLinked ? 'posts' : name];
  const connected = system?.writer.kind === 'model';
  const actions = (
    <div className={styles.actions}>
      {at > 0 && <Button onClick={() => setEarlier(at - 1)}>Back</Button>}
      <Button
        look={(name === 'model' && !connected) || (name === 'bring' && !isLinked) ? 'plain' : 'accent'}
        loading={save.loading}
        onClick={next}
      >
        {!last
          ? 'Continue'
          : name === 'model' && !connected
            ? 'Skip and write your first post'
            : 'Write your first post'}
      </Button>
    </div>
  );
  return (
    <Page width="read">
      <header className={styles.header}>
        <div className={styles.progress}>
          <span>
            Step {at + 1} of {steps.length}
          </span>
          <progress aria-hidden="true" max={steps.length} value={at + 1} />
        </div>
        <Button look="quiet" size="small" onClick={() => void move(null)}>
          Skip setup
        </Button>
      </header>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {name === 'about' && profile.data && <AboutStep profile={profile.data} onDone={next} />}
      {name === 'about' && profile.isError && (
        <Callout tone="bad" action={<Button onClick={next}>Continue</Button>}>
          {profile.error.message}
        </Callout>
      )}
      {name === 'bring' && bring}
      {name === 'model' && connected && (
        <Callout tone="good" title="A model is connected">
          {system.writer.name}
        </Callout>
      )}
      {name === 'model' && actions}
      {name === 'model' && model}
      {name === 'bring' && actions}
    </Page>
  );
}
