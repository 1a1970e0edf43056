import { createAgent, findFeeds, importFeeds, type NewsOutput } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTimeZone } from '../../lib/person.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './agents.module.css';
import { ScheduleFields, scheduleOf, type ScheduleDraft } from './editor/schedule-fields.tsx';

const outputs: readonly [NewsOutput, string][] = [
  ['digest', 'Mail a digest'],
  ['drafts', 'Save drafts'],
  ['approval', 'Have drafts wait for approval'],
];

const partsOf = (text: string, separator: RegExp) => [
  ...new Set(
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

function Feeds({ feeds, onChange }: { feeds: string; onChange: (feeds: string) => void }) {
  const [address, setAddress] = useState('');
  const find = useCall(findFeeds, { showError: false });
  const load = useCall(importFeeds, { showError: false });
  const add = (more: readonly { address: string }[]) =>
    onChange(partsOf([feeds, ...more.map((feed) => feed.address)].join('\n'), /\n/).join('\n'));
  return (
    <Card title="Sources">
      <div className={styles.form}>
        <TextField
          label="Address of a site or feed"
          type="url"
          placeholder="https://"
          value={address}
          onChange={setAddress}
          error={find.error?.message}
        />
        <div className={styles.actions}>
          <Button
            loading={find.loading}
            disabled={address.trim() === ''}
            onClick={async () => {
              const found = await find.run({ body: { address } });
              if (found === null) return;
              add(found.items);
              setAddress('');
            }}
          >
            Find feed
          </Button>
        </div>
        <DropZone
          label="Import OPML"
          accept=".opml,.xml"
          onFiles={async ([file]) => {
            if (!file) return;
            const found = await load.run({ body: { opml: await file.text() } });
            if (found !== null) add(found.items);
          }}
        >
          or drop an OPML file here. Feed readers export their list of feeds as OPML.
        </DropZone>
        {load.error && <Callout tone="bad">{load.error.message}</Callout>}
        <TextArea label="Feeds, one per line" rows={5} value={feeds} onChange={onChange} />
      </div>
    </Card>
  );
}

/** Sets up a news agent. */
export function CreateAgentPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const create = useCall(createAgent, { showError: false });
  const [name, setName] = useState('Monday news');
  const [topics, setTopics] = useState('');
  const [blocked, setBlocked] = useState('');
  const [feeds, setFeeds] = useState('');
  const [voice, setVoice] = useState('');
  const [results, setResults] = useState('3');
  const [chosen, setChosen] = useState<readonly NewsOutput[]>(['digest', 'approval']);
  const [schedule, setSchedule] = useState<ScheduleDraft>({ days: [1], time: '08:00' });
  const toggle = <T,>(list: readonly T[], one: T) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  const save = async () => {
    const settings = {
      topics: partsOf(topics, /[,\n]/),
      blocked: partsOf(blocked, /[,\n]/),
      feeds: partsOf(feeds, /\s+/),
      voice,
      results: Number(results),
      outputs: [...chosen],
    };
    const made = await create.run({
      body: { name, work: { kind: 'news', settings }, schedule: scheduleOf(schedule, timeZone) },
    });
    if (made === null) return;
    await client.invalidateQueries({ queryKey: ['agents'] });
    await navigate('/dashboard/agents');
  };
  return (
    <Page width="read">
      <PageHeader
        title="Create news agent"
        description="It reads your sources and has drafts ready when you want them."
      />
      <div className={styles.form}>
        <Card title="What it looks for">
          <div className={styles.form}>
            <TextField label="Name" value={name} onChange={setName} maxLength={80} />
            <TextField
              label="Topics, separated by commas"
              value={topics}
              onChange={setTopics}
              placeholder="hiring, four-day week"
            />
            <TextField label="Blocked words, separated by commas" value={blocked} onChange={setBlocked} />
          </div>
        </Card>
        <Feeds feeds={feeds} onChange={setFeeds} />
        <Card title="What it makes">
          <div className={styles.form}>
            <fieldset className={styles.choices}>
              <legend>Results</legend>
              {outputs.map(([output, label]) => (
                <label key={output} className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(output)}
                    onChange={() => setChosen(toggle(chosen, output))}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
            <TextField
              label="Stories per run"
              type="number"
              min={1}
              max={10}
              value={results}
              onChange={setResults}
            />
            <TextArea label="Voice (optional)" rows={2} value={voice} onChange={setVoice} />
          </div>
        </Card>
        <ScheduleFields value={schedule} onChange={setSchedule} />
        {create.error && <Callout tone="bad">{create.error.message}</Callout>}
        <div className={styles.actions}>
          <Button
            look="accent"
            loading={create.loading}
            disabled={feeds.trim() === '' || name.trim() === ''}
            onClick={() => void save()}
          >
            Create agent
          </Button>
          <ButtonLink to="/dashboard/agents">Cancel</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
