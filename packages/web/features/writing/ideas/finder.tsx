import { ideasRun } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRunOf } from '../../../lib/runs/use-run.ts';
import { useWriterHere } from '../../../lib/writer.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConnectModel } from '../../../ui/connect-model.tsx';
import { Form } from '../../../ui/form.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { ideasKey } from './api.ts';
import styles from './ideas.module.css';

function found({
  ideas,
  written,
  repeated,
  fellBack,
}: {
  ideas: readonly object[];
  written: boolean;
  repeated: number;
  fellBack: boolean;
}) {
  const count = `${ideas.length} new ${ideas.length === 1 ? 'idea' : 'ideas'}.`;
  const left = repeated === 0 ? '' : ` ${repeated} skipped as repeats.`;
  const why = fellBack
    ? ' The model gave no usable answer, so these are questions and ideas from your own material. They are free.'
    : ' Without a model, these are questions and ideas from your own material.';
  return `${count}${left}${written ? '' : why}`;
}

/** `first`: there are no ideas to write yet, so that finding some is the main action of the page. */
export function Finder({
  pillars,
  first,
  onSettings,
}: {
  pillars: readonly string[];
  first: boolean;
  onSettings: () => void;
}) {
  const client = useQueryClient();
  const run = useRunOf(ideasRun);
  const { model } = useWriterHere();
  const [pillar, setPillar] = useState('');
  const [topic, setTopic] = useState('');
  const ended = run.id !== null && !run.active;
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: ideasKey });
  }, [client, ended]);
  const begin = () =>
    void run.begin({
      ...(pillar === '' ? {} : { pillar }),
      ...(topic.trim() === '' ? {} : { topic }),
    });
  return (
    <Card className={styles.finding}>
      <Form className={styles.finder} onSubmit={begin}>
        <TextInput
          label="Topic (optional)"
          placeholder="What should they be about?"
          maxLength={200}
          value={topic}
          onChange={(event) => setTopic(event.currentTarget.value)}
        />
        {pillars.length > 0 && (
          <NativeSelect
            label="Pillar"
            data={[{ value: '', label: 'All pillars' }, ...pillars]}
            value={pillar}
            onChange={(event) => setPillar(event.currentTarget.value)}
          />
        )}
        <Button
          type="submit"
          look={first ? 'accent' : 'plain'}
          credits={model === null ? 0 : creditCosts['ideas.ten']}
          loading={run.starting || run.active}
        >
          Find ten ideas
        </Button>
        <Button look="quiet" onClick={onSettings}>
          {pillars.length === 0 ? 'Set your pillars' : 'Pillars and sources'}
        </Button>
      </Form>
      {run.active && <RunProgress progress={run.progress} onCancel={run.cancel} />}
      {run.error !== null && <Callout tone="bad">{run.error}</Callout>}
      {run.result !== null && (
        <Callout
          tone="good"
          action={
            run.id !== null && (
              <ButtonLink size="small" to={`/dashboard/runs/${run.id}`}>
                See the steps
              </ButtonLink>
            )
          }
        >
          {found(run.result)}
          {run.result.problems.map(({ address, message }) => (
            <span key={address} className={styles.problem}>
              {address}: {message}
            </span>
          ))}
        </Callout>
      )}
      <ConnectModel>
        With a model, ideas come with a point of view and a first line. Without one, you get questions to
        answer, your best posts, news from your feeds and upcoming dates.
      </ConnectModel>
    </Card>
  );
}
