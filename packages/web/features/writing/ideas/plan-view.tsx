import { changeIdea, planIdeas, schedulePost, type IdeaPlan } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate, formatSlot, formatTime } from '../../../lib/format.ts';
import { useTimeZone } from '../../../lib/person.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { ideasKey, planQuery } from './api.ts';
import styles from './ideas.module.css';

type Slot = IdeaPlan['slots'][number];

function standing({ draft }: Slot) {
  if (draft === null) return null;
  if (draft.status === 'published') return <StatusBadge tone="good">Posted</StatusBadge>;
  if (draft.scheduledAt !== null) return <StatusBadge tone="link">Scheduled</StatusBadge>;
  return draft.openGaps > 0 ? (
    <StatusBadge tone="warn">
      {draft.openGaps === 1 ? '1 gap to fill' : `${draft.openGaps} gaps to fill`}
    </StatusBadge>
  ) : (
    <StatusBadge tone="good">Ready</StatusBadge>
  );
}

function SlotRow({ slot, timeZone, onDone }: { slot: Slot; timeZone: string; onDone: () => Promise<void> }) {
  const schedule = useCall(schedulePost);
  const change = useCall(changeIdea);
  const now = useMinute();
  const { at, idea, draft, queueName } = slot;
  const open = draft !== null && draft.scheduledAt === null && draft.status === 'draft';
  return (
    <li className={styles.slot}>
      <time dateTime={at} className={styles.time}>
        {formatDate(at, timeZone, now)}, {formatTime(at, timeZone)}
      </time>
      {idea === null || draft === null ? (
        <p className={styles.why}>Free{queueName === '' ? '' : ` · ${queueName}`}</p>
      ) : (
        <>
          <div className={styles.words}>
            <p className={styles.asked}>{idea.angle}</p>
            <p className={styles.basis}>
              {standing(slot)} {idea.pillar}
            </p>
          </div>
          <div className={styles.actions}>
            {open && draft.openGaps === 0 && (
              <Button
                size="small"
                loading={schedule.loading}
                aria-label={`Schedule for ${formatSlot(at, timeZone, now)}: ${idea.angle}`}
                onClick={async () => {
                  const body = { at, timeZone };
                  if ((await schedule.run({ params: { id: draft.postId }, body })) !== null) await onDone();
                }}
              >
                Schedule for {formatSlot(at, timeZone, now)}
              </Button>
            )}
            <ButtonLink
              size="small"
              aria-label={`Open draft: ${idea.angle}`}
              to={`/dashboard/generate-post?post=${draft.postId}`}
            >
              Open draft
            </ButtonLink>
            {open && (
              <Button
                size="small"
                look="quiet"
                loading={change.loading}
                aria-label={`Remove from plan: ${idea.angle}`}
                onClick={async () => {
                  const params = { id: idea.id };
                  if ((await change.run({ params, body: { plannedFor: null } })) !== null) await onDone();
                }}
              >
                Remove
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  );
}

export function PlanView() {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const plan = useQuery(planQuery);
  const fill = useCall(planIdeas, { showError: false });
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ideasKey });
    await client.invalidateQueries({ queryKey: ['posts'] });
  };
  if (plan.isPending) return <Loading label="Loading the plan" lines={6} />;
  if (plan.isError) return <ErrorState title="The plan did not load" query={plan} />;
  const { slots } = plan.data;
  if (slots.length === 0)
    return (
      <EmptyState
        title="No free slots"
        action={<ButtonLink to="/dashboard/scheduled-posts?view=queues">Set up a queue</ButtonLink>}
      >
        A queue is your weekly list of posting times. The plan fills its free slots for the next four weeks
        with drafts.
      </EmptyState>
    );
  const free = slots.filter(({ idea }) => idea === null).length;
  return (
    <>
      <div className={styles.planBar}>
        <p className={styles.why}>
          {free === 0
            ? 'Every slot of the next four weeks has a draft.'
            : `${free === 1 ? 'One slot is' : `${free} slots are`} free in the next four weeks. Ideas you kept are used first, rotating through your pillars. Nothing is scheduled until you schedule it.`}
        </p>
        {free > 0 && (
          <Button
            look="accent"
            credits={0}
            loading={fill.loading}
            onClick={async () => {
              const done = await fill.run({});
              if (done === null) return;
              announce(`${done.drafted} drafts made.`);
              await refresh();
            }}
          >
            Fill free slots with drafts
          </Button>
        )}
      </div>
      {fill.error !== null && <Callout tone="warn">{fill.error.message}</Callout>}
      <ul className={styles.questions} aria-label="Plan">
        {slots.map((slot) => (
          <SlotRow key={slot.at} slot={slot} timeZone={timeZone} onDone={refresh} />
        ))}
      </ul>
    </>
  );
}
