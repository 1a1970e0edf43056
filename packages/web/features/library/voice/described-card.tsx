import { describedKinds, voiceRun, type VoiceView } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { useRunOf } from '../../../lib/runs/use-run.ts';
import { useWriterHere } from '../../../lib/writer.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { NoModelCard } from '../../../ui/no-model.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { voicesQuery } from './api.ts';
import { describedTitles } from './rules.ts';
import styles from './voice.module.css';

export function DescribedCard({ voice }: { voice: VoiceView }) {
  const client = useQueryClient();
  const { model, mayConnect } = useWriterHere();
  const run = useRunOf(voiceRun);
  const { described } = voice;
  const done = run.result !== null;
  useEffect(() => {
    if (done) void client.invalidateQueries({ queryKey: voicesQuery.queryKey });
  }, [client, done]);
  return (
    <Card title="What sets it apart">
      <div className={styles.form}>
        {described !== null && (
          <>
            {describedKinds.map((kind) => {
              const traits = described.traits.filter((trait) => trait.kind === kind);
              return (
                traits.length > 0 && (
                  <div key={kind}>
                    <h3 className={styles.subtitle}>{describedTitles[kind]}</h3>
                    <ul className={styles.traits}>
                      {traits.map(({ text, quote }) => (
                        <li key={quote}>
                          <p className={styles.trait}>{text}</p>
                          <blockquote className={styles.quote}>{quote}</blockquote>
                        </li>
                      ))}
                    </ul>
                  </div>
                )
              );
            })}
            <p className={styles.quiet}>
              Described on {formatDateTime(described.at)} from {described.posts} posts. Each quotation is an
              exact passage.
            </p>
          </>
        )}
        {voice.sharing === null && run.error !== null && <Callout tone="bad">{run.error}</Callout>}
        {voice.sharing !== null ? null : run.active ? (
          <RunProgress progress={run.progress} onCancel={run.cancel} />
        ) : model === null ? (
          <NoModelCard mayConnect={mayConnect}>
            Your voice is measured below. A model can also describe its habits, each with a quotation.
          </NoModelCard>
        ) : (
          <div>
            <Button
              look={described === null ? 'accent' : 'plain'}
              credits={0}
              loading={run.starting}
              onClick={() => void run.begin({ voiceId: voice.id })}
            >
              {described === null ? 'Describe voice' : 'Describe again'}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
