import '@mantine/dates/styles.layer.css';
import { Checkbox } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { bestTimesQuery } from '../../../../../lib/best-times.ts';
import { currentTime } from '../../../../../lib/clock.ts';
import { formatSlot } from '../../../../../lib/format.ts';
import { useConnection, useTimeZone } from '../../../../../lib/person.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Form } from '../../../../../ui/form.tsx';
import { announce } from '../../../../../ui/live-region.tsx';
import { TimeField } from '../../../../../ui/time-field.tsx';
import { firstTime, resolveWallTime, scheduleBody, suggestTimes, tokenWarning } from './schedule.ts';
import { useWriting } from '../../post/writing-context.ts';
import { QueueOffer } from './queue-offer.tsx';
import { ResolvedNote } from './resolved-note.tsx';
import { useMinute } from '../../../../../lib/use-minute.ts';
import { wallTimeAt, type WallTime } from '../../../../../lib/wall-time.ts';
import { usePublishing, useTelling } from './use-publishing.ts';
import { ClaimsWarning, intoView } from './claims-warning.tsx';
import { useReview } from '../../post/use-review.ts';
import { PreflightNote } from './preflight-note.tsx';
import { Refused } from './refused.tsx';
import { ReaderNote } from './reader-note.tsx';
import { SimilarNote } from './similar-note.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';
import { ZoneSelect } from './zone-select.tsx';
import styles from './schedule-form.module.css';

const steps = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

export function ScheduleForm({
  remindOnly = false,
  onDone,
  onAway,
  onChoosing,
}: {
  /** True when the connection cannot publish, so the user can only be reminded at that time. */
  remindOnly?: boolean;
  onDone: () => void;
  /** Closes whatever covers the text, without moving the focus back. */
  onAway: () => void;
  /** True while a list inside the form is open, which Escape closes first. */
  onChoosing: (open: boolean) => void;
}) {
  const { state } = useWriting();
  const publishing = usePublishing();
  const connection = useConnection().data;
  useTelling(true);
  const own = useTimeZone();
  const [opened] = useState(currentTime);
  const now = useMinute();
  const before = state.post?.status === 'scheduled' ? state.post : null;
  const [zone, setZone] = useState(before?.timeZone ?? own);
  const [wall, setWall] = useState<WallTime>(() =>
    before?.scheduledAt
      ? wallTimeAt(Date.parse(before.scheduledAt), before.timeZone ?? own)
      : firstTime(opened, own),
  );
  const [second, setSecond] = useState(false);
  const [wished, setWished] = useState(before?.delivery === 'remind');
  const remind = remindOnly || wished;
  const [bestAt] = useQuery(bestTimesQuery(zone)).data?.next ?? [];
  const best = bestAt === undefined ? null : wallTimeAt(Date.parse(bestAt), zone);

  const resolved = resolveWallTime(wall, zone);
  const at =
    resolved.kind === 'instant'
      ? resolved.at
      : resolved.kind === 'twice'
        ? second
          ? resolved.second
          : resolved.first
        : null;
  const past = at !== null && Date.parse(at) <= now;
  const warning =
    at === null || past || remind ? null : tokenWarning(connection?.expiresAt ?? null, now, Date.parse(at));
  const change = (next: WallTime) => {
    publishing.clear();
    setSecond(false);
    setWall(next);
  };
  const { held } = useReview();
  const claims = useId();
  const send = async () => {
    if (at === null || past) return;
    if (held !== null) {
      announce(held);
      intoView(document.getElementById(claims));
      return;
    }
    const body = scheduleBody(wall, zone, resolved.kind === 'twice' ? at : null);
    const done = await publishing.schedule({ ...body, delivery: remind ? 'remind' : 'publish' });
    if (done) onDone();
  };
  const verb = remind ? 'Remind me on' : before ? 'Move to' : 'Schedule for';

  return (
    <Form tabIndex={-1} className={styles.form} onSubmit={send}>
      {!remind && <QueueOffer now={now} onDone={onDone} />}
      <div className={styles.quick}>
        {best !== null && (
          <button
            type="button"
            className={styles.suggestion}
            aria-pressed={best.date === wall.date && best.time === wall.time}
            onClick={() => change(best)}
          >
            {labelOf(best, zone, now)} · your best time
          </button>
        )}
        {suggestTimes(opened, zone).map((time) => (
          <button
            key={`${time.date} ${time.time}`}
            type="button"
            className={styles.suggestion}
            aria-pressed={time.date === wall.date && time.time === wall.time}
            onClick={() => change(time)}
          >
            {labelOf(time, zone, now)}
          </button>
        ))}
      </div>
      <DatePicker
        value={wall.date}
        onChange={(date) => change({ ...wall, date: date ?? '' })}
        minDate={wallTimeAt(opened, zone).date}
        defaultDate={wall.date}
        firstDayOfWeek={1}
        size="sm"
        hideOutsideDates
        weekendDays={[]}
        fullWidth
        ariaLabels={steps}
        classNames={{ day: styles.day ?? '' }}
      />
      <div className={styles.pair}>
        <TimeField label="Time" value={wall.time} onChange={(time) => change({ ...wall, time })} />
        <ZoneSelect
          value={zone}
          onChange={(next) => {
            publishing.clear();
            setZone(next);
          }}
          onOpened={onChoosing}
        />
      </div>
      <ResolvedNote
        resolved={resolved}
        at={at}
        past={past}
        zone={zone}
        second={second}
        onSecond={setSecond}
        onTake={change}
      />
      {!remind && <VisibilityChoice />}
      {!remindOnly && (
        <Checkbox
          label="Just remind me; I’ll post it myself"
          checked={wished}
          onChange={(event) => {
            publishing.clear();
            setWished(event.currentTarget.checked);
          }}
        />
      )}
      <PreflightNote />
      <SimilarNote />
      <ReaderNote />
      <ClaimsWarning id={claims} onLeave={onAway} />
      {warning !== null && <Callout tone="warn">{warning}</Callout>}
      {publishing.refused !== null && (
        <div key={publishing.refused} ref={intoView} className={styles.told}>
          <Refused />
        </div>
      )}
      <div className={styles.submit}>
        <Button
          type="submit"
          look="accent"
          wide
          disabled={at === null || past}
          aria-disabled={held !== null}
          aria-describedby={held === null ? undefined : claims}
          title={held ?? undefined}
          loading={publishing.busy === 'schedule'}
        >
          {at === null || past ? 'Choose a time' : `${verb} ${formatSlot(at, zone, now)}`}
        </Button>
      </div>
    </Form>
  );
}

function labelOf(time: WallTime, zone: string, now: number): string {
  const resolved = resolveWallTime(time, zone);
  return resolved.kind === 'instant' ? formatSlot(resolved.at, zone, now) : `${time.date} ${time.time}`;
}
