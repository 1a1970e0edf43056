import { creditCosts, findPointsRun, type Recording, type RecordingPoint } from '@limelight/contracts';
import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../lib/use-call.ts';
import { useRun } from '../../../lib/runs/use-run.ts';
import { useWriterHere } from '../../../lib/writer.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { recordingQuery } from './api.ts';
import { spokenTime, timeWords } from './rules.ts';
import styles from './talk.module.css';
import { useDrafts } from './use-drafts.ts';

/** The points in a transcript that make a post each, and the drafts that are written from them. */
export function PointsCard({
  recording,
  onHear,
}: {
  recording: Recording;
  /** Shows a second in the transcript, and plays it where there is sound. */
  onHear: (second: number) => void;
}) {
  const client = useQueryClient();
  const { id, points, pointsRunId, pointsEngine } = recording;
  const find = useCall(findPointsRun.start);
  const run = useRun(pointsRunId);
  const { model } = useWriterHere();
  const drafts = useDrafts(id);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const wasActive = useRef(run.active);
  useEffect(() => {
    if (wasActive.current && !run.active)
      void client.invalidateQueries({ queryKey: recordingQuery(id).queryKey });
    wasActive.current = run.active;
  }, [client, id, run.active]);
  const look = async () => {
    if ((await find.run({ body: { recordingId: id } })) === null) return;
    setChosen(new Set());
    await client.invalidateQueries({ queryKey: recordingQuery(id).queryKey });
  };
  const selected = points.filter(({ index, postId }) => chosen.has(index) && postId === null);
  const count = selected.length;

  if (run.active && points.length === 0)
    return (
      <Card title="Posts in this recording">
        <RunProgress progress={run.progress} waiting="Reading the transcript …" onCancel={run.cancel} />
      </Card>
    );
  if (points.length === 0)
    return (
      <Card title="Posts in this recording">
        <div className={styles.transcribe}>
          {run.error !== null && <Callout tone="bad">{run.error}</Callout>}
          <p className={styles.hint}>
            {run.status === 'done'
              ? 'There is not enough here for a post yet. Record a little more about what happened.'
              : 'Find up to twelve points worth a post, each with what you said about it.'}
          </p>
          <div className={styles.actions}>
            <Button look="accent" credits={0} loading={find.loading} onClick={() => void look()}>
              {run.status === 'done' ? 'Look again' : 'Find posts'}
            </Button>
          </div>
        </div>
      </Card>
    );
  return (
    <Card
      title="Posts in this recording"
      aside={
        <Button size="small" look="quiet" loading={find.loading || run.active} onClick={() => void look()}>
          Look again
        </Button>
      }
    >
      {pointsEngine?.kind !== 'model' && (
        <p className={styles.hint}>Split at pauses and questions, because no model is connected.</p>
      )}
      <ul className={styles.points}>
        {points.map((point) => (
          <Point
            key={point.index}
            point={point}
            chosen={chosen.has(point.index)}
            disabled={drafts.writing !== null}
            onChoose={(on) =>
              setChosen(
                (before) =>
                  new Set(on ? [...before, point.index] : [...before].filter((one) => one !== point.index)),
              )
            }
            onHear={onHear}
          />
        ))}
      </ul>
      {drafts.writing !== null ? (
        <RunProgress
          progress={{
            done: drafts.writing.done,
            total: drafts.writing.total,
            label: `Writing draft ${drafts.writing.done + 1} of ${drafts.writing.total}: ${drafts.writing.title}`,
          }}
          onCancel={drafts.stop}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            look="accent"
            disabled={count === 0}
            {...(model !== null && count > 0 && { credits: count * creditCosts['post.generate'] })}
            onClick={() => void drafts.write(selected).then(() => setChosen(new Set()))}
          >
            {count < 2 ? 'Write draft' : `Write ${count} drafts`}
          </Button>
          <Button
            disabled={count === 0}
            loading={drafts.planning}
            onClick={() => void drafts.plan(selected).then((done) => done && setChosen(new Set()))}
          >
            Save as ideas
          </Button>
          <ButtonLink look="quiet" to="/dashboard/ideas?view=plan">
            Plan ideas
          </ButtonLink>
        </div>
      )}
      <p className={styles.hint}>Drafts are written only from what you said.</p>
    </Card>
  );
}

function Point({
  point: { title, passages, postId },
  chosen,
  disabled,
  onChoose,
  onHear,
}: {
  point: RecordingPoint;
  chosen: boolean;
  disabled: boolean;
  onChoose: (on: boolean) => void;
  onHear: (second: number) => void;
}) {
  return (
    <li className={styles.point}>
      {postId === null ? (
        <Checkbox
          label={title}
          checked={chosen}
          disabled={disabled}
          onChange={({ currentTarget: { checked } }) => onChoose(checked)}
        />
      ) : (
        <p className={styles.pointTitle} dir="auto">
          {title} · <Link to={`/dashboard/generate-post?post=${postId}`}>Open draft</Link>
        </p>
      )}
      <details className={styles.fold}>
        <summary>{passages.length === 1 ? '1 passage' : `${passages.length} passages`}</summary>
        {passages.map(({ line, second, text }) => (
          <blockquote key={`${line} ${second}`} className={styles.passage} dir="auto">
            {text}{' '}
            <button
              type="button"
              className={styles.second}
              aria-label={`Show ${spokenTime(second)}`}
              onClick={() => onHear(second)}
            >
              {timeWords(second)}
            </button>
          </blockquote>
        ))}
      </details>
    </li>
  );
}
