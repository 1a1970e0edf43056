import { changePerson, getJob, messageDraftRun } from '@limelight/contracts';
import {
  creditCosts,
  messageChannels,
  messagePurposes,
  type MessageChannel,
  type MessagePurpose,
} from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readQuery } from '../../../lib/read-query.ts';
import { currentTime } from '../../../lib/clock.ts';
import { useSystem } from '../../../lib/query-client.ts';
import { useRunAt } from '../../../lib/runs/use-run-at.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConnectModel } from '../../../ui/connect-model.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { DraftCard } from './draft-card.tsx';
import styles from './messages.module.css';
import { personQuery, Recipient, type Typed } from './recipient.tsx';

export interface DraftPageProps {
  title: string;
  description: string;
  channels: readonly MessageChannel[];
  purposes: readonly MessagePurpose[];
  sells?: boolean;
}

const nobody: Typed = { name: '', position: '', company: '' };

function useOpening(jobId: string | null) {
  return useQuery({
    ...readQuery(['jobs', 'one', jobId], getJob, { params: { id: jobId ?? '' } }),
    enabled: jobId !== null,
  });
}

/**
 * Drafts messages or emails that the user sends themselves. The address contains the recipient and purpose (`person`,
 * `job`, `purpose`).
 */
export function DraftPage({ title, description, channels, purposes, sells = false }: DraftPageProps) {
  const [search, setSearch] = useSearchParams();
  const run = useRunAt(messageDraftRun);
  const contacted = useCall(changePerson, { successMessage: 'Marked as contacted today' });
  const personId = search.get('person');
  const jobId = search.get('job');
  const person = useQuery({ ...personQuery(personId ?? ''), enabled: personId !== null });
  const opening = useOpening(jobId);
  const [channel, setChannel] = useState<MessageChannel>(channels[0] ?? 'message');
  const asked = search.get('purpose');
  const [purpose, setPurpose] = useState<MessagePurpose>(
    purposes.find((one) => one === asked) ?? purposes[0] ?? 'introduction',
  );
  const [typed, setTyped] = useState(nobody);
  const [notes, setNotes] = useKeptText(`draft:${title}:notes`);
  const [offer, setOffer] = useKeptText('draft:offer');
  const [followUps, setFollowUps] = useState('0');
  const setPerson = (id: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('run');
      if (id === null) next.delete('person');
      else next.set('person', id);
      return next;
    });
  const begin = () =>
    run.begin({
      channel,
      purpose,
      to: personId === null ? typed : { personId },
      material: {
        notes,
        offer: sells ? offer : '',
        ...(jobId === null ? {} : { jobId }),
        followUps: Number(followUps),
      },
    });
  const hasModel = useSystem().data?.writer.kind === 'model';
  const { result } = run;
  const email = person.data?.email ?? '';
  const numbered = (name: string, index: number) => `${name} ${index + 1}`;
  return (
    <Page>
      <PageHeader title={title} description={description} />
      <ConnectModel>
        A model writes three variants. Without one, you get free templates with the known details and gaps to
        fill in.
      </ConnectModel>
      <Card
        title="What to write"
        foot={
          !run.active && (
            <Button
              look="accent"
              credits={hasModel ? creditCosts['draft.message'] : 0}
              loading={run.starting}
              onClick={() => void begin()}
            >
              Draft message
            </Button>
          )
        }
      >
        <div className={styles.form}>
          <Recipient personId={personId} onPerson={setPerson} typed={typed} onTyped={setTyped} />
          {opening.data && (
            <p className={styles.facts}>
              About the opening {opening.data.title} at {opening.data.company}
            </p>
          )}
          <div className={styles.fields}>
            <NativeSelect
              label="Channel"
              value={channel}
              data={channels.map((key) => ({ value: key, label: messageChannels[key] }))}
              onChange={({ currentTarget: { value } }) =>
                setChannel(channels.find((one) => one === value) ?? channel)
              }
            />
            <NativeSelect
              label="Purpose"
              value={purpose}
              data={purposes.map((key) => ({ value: key, label: messagePurposes[key] }))}
              onChange={({ currentTarget: { value } }) =>
                setPurpose(purposes.find((one) => one === value) ?? purpose)
              }
            />
            <NativeSelect
              label="Follow-ups"
              value={followUps}
              data={['0', '1', '2', '3']}
              onChange={({ currentTarget: { value } }) => setFollowUps(value)}
            />
          </div>
          <TextArea label="What you want to say (optional)" rows={3} value={notes} onChange={setNotes} />
          {sells && (
            <TextArea
              label="Your product: facts a message may use (optional)"
              rows={4}
              value={offer}
              onChange={setOffer}
            />
          )}
          {run.status === 'failed' && run.error !== null && <Callout tone="bad">{run.error}</Callout>}
          {run.active && <RunProgress progress={run.progress} onCancel={run.cancel} />}
        </div>
      </Card>
      {result !== null && (
        <section className={styles.form} aria-label="Drafts">
          <div className={styles.actions}>
            <h2>Drafts</h2>
            {personId !== null && (
              <Button
                size="small"
                loading={contacted.loading}
                onClick={() =>
                  void contacted.run({
                    params: { id: personId },
                    body: { lastContactedAt: new Date(currentTime()).toISOString() },
                  })
                }
              >
                Mark as contacted today
              </Button>
            )}
          </div>
          {result.drafts.map((draft, index) => (
            <DraftCard
              key={`${run.id} ${index}`}
              title={numbered('Draft', index)}
              draft={draft}
              channel={channel}
              email={email}
            />
          ))}
          {result.followUps.map(({ afterDays, ...draft }, index) => (
            <div key={`${run.id} follow-up ${index}`} className={styles.form}>
              <p className={styles.facts}>
                {afterDays} days after the previous message. Stop as soon as they reply.
              </p>
              <DraftCard title={numbered('Follow-up', index)} draft={draft} channel={channel} email={email} />
            </div>
          ))}
        </section>
      )}
    </Page>
  );
}
