import { createAgent, industries, updateAgent, type Agent, type NewsOutput } from '@limelight/contracts';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTimeZone } from '../../../../lib/person.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, Foot } from '../../../../ui/card.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from '../agents.module.css';
import { newsDraftOf, readNewsDraft, type NewsDraft, type NewsFaults } from './news-draft.ts';
import { NewsSources } from './news-sources.tsx';
import { ScheduleFields, scheduleOf, type ScheduleDraft } from './schedule-fields.tsx';
import { useFeedCheck } from './use-feed-check.tsx';

const outputs: readonly [NewsOutput, string][] = [
  ['digest', 'Email a digest'],
  ['drafts', 'Save drafts'],
  ['approval', 'Save drafts for approval'],
];

function Makes({
  draft,
  faults,
  onChange,
}: {
  draft: NewsDraft;
  faults: NewsFaults;
  onChange: (change: Partial<NewsDraft>) => void;
}) {
  const { outputs: chosen, results, voice } = draft;
  return (
    <Card title="What it makes">
      <div className={styles.form}>
        <fieldset className={styles.choices}>
          <legend>Results</legend>
          {outputs.map(([output, label]) => (
            <Checkbox
              key={output}
              className={styles.choice}
              label={label}
              checked={chosen.includes(output)}
              onChange={() =>
                onChange({
                  outputs: chosen.includes(output)
                    ? chosen.filter((one) => one !== output)
                    : [...chosen, output],
                })
              }
            />
          ))}
        </fieldset>
        <TextField
          label="Stories per run"
          type="number"
          min={1}
          max={10}
          value={results}
          onChange={(next) => onChange({ results: next })}
          error={faults.results}
        />
        <TextArea
          label="How drafts should sound (optional)"
          placeholder="Dry and short. This agent does not use your Voice page."
          rows={2}
          value={voice}
          onChange={(next) => onChange({ voice: next })}
          error={faults.voice}
        />
      </div>
    </Card>
  );
}

export function NewsEditor({
  agent,
  onSaved,
}: {
  /** Null for a new agent. */
  agent: Agent | null;
  onSaved: (agent: Agent) => void | Promise<void>;
}) {
  const timeZone = useTimeZone();
  const create = useCall(createAgent, { showError: false });
  const update = useCall(updateAgent, { showError: false });
  const [name, setName] = useState(agent?.name ?? 'Monday news');
  const [purpose, setPurpose] = useState(agent?.purpose ?? '');
  const [draft, setDraft] = useState(() =>
    newsDraftOf(agent?.work.kind === 'news' ? agent.work.settings : undefined),
  );
  const [faults, setFaults] = useState<NewsFaults>({});
  const [schedule, setSchedule] = useState<ScheduleDraft>(
    agent === null
      ? { days: [1], time: '08:00' }
      : { days: agent.schedule?.weekdays ?? [], time: agent.schedule?.time ?? '08:00' },
  );
  const feeds = useFeedCheck(agent?.work.kind === 'news' ? agent.work.settings.feeds : []);
  const error = create.error ?? update.error;
  const change = (changed: Partial<NewsDraft>) => setDraft((held) => ({ ...held, ...changed }));
  const text = (field: Exclude<keyof NewsDraft, 'outputs'>) => ({
    value: draft[field],
    onChange: (value: string) => change({ [field]: value }),
    error: faults[field],
  });
  const save = async () => {
    const read = readNewsDraft(draft);
    setFaults('faults' in read ? read.faults : {});
    if ('faults' in read || !(await feeds.maySave(read.settings.feeds))) return;
    const work = { kind: 'news' as const, settings: read.settings };
    const body = { name, purpose, work, schedule: scheduleOf(schedule, timeZone) };
    const saved =
      agent === null
        ? await create.run({ body })
        : await update.run({ params: { id: agent.id }, body: { ...body, version: agent.version } });
    if (saved !== null) await onSaved(saved);
  };
  return (
    <div className={styles.form}>
      <Card title="What it looks for">
        <div className={styles.form}>
          <TextField label="Name" value={name} onChange={setName} maxLength={80} />
          <TextField label="Purpose (optional)" value={purpose} onChange={setPurpose} maxLength={300} />
          <TextArea
            label="Topics, one per line"
            rows={3}
            placeholder={'hiring\nfour-day week'}
            {...text('topics')}
          />
          <TextArea label="Blocked words, one per line" rows={3} {...text('blocked')} />
          <NativeSelect
            label="Industry"
            data={[{ value: '', label: 'Any industry' }, ...industries]}
            value={draft.industry}
            onChange={({ currentTarget }) => change({ industry: currentTarget.value })}
          />
          <TextField
            label="Languages (optional)"
            placeholder="en, de"
            hint="Codes of two or three letters, separated by commas. Leave empty for every language."
            {...text('languages')}
          />
          <TextField label="Oldest story, in days" type="number" min={1} max={60} {...text('maxAgeDays')} />
        </div>
      </Card>
      <NewsSources feeds={draft.feeds} error={faults.feeds} onChange={(next) => change({ feeds: next })} />
      <Makes draft={draft} faults={faults} onChange={change} />
      <ScheduleFields value={schedule} onChange={setSchedule} />
      {Object.keys(faults).length > 0 && (
        <Callout tone="bad">Some fields need attention. Check the fields marked above.</Callout>
      )}
      {feeds.notice}
      {error && <Callout tone="bad">{error.message}</Callout>}
      <Foot apart>
        <Button
          look="accent"
          loading={feeds.loading || create.loading || update.loading}
          disabled={draft.feeds.trim() === '' || name.trim() === ''}
          onClick={() => void save()}
        >
          {agent === null ? 'Create agent' : 'Save agent'}
        </Button>
        <ButtonLink to="/dashboard/agents">{agent === null ? 'Cancel' : 'Back to agents'}</ButtonLink>
      </Foot>
    </div>
  );
}
