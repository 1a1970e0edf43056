import type { ConnectedModel, DetectedServer } from '@limelight/contracts';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import styles from './models.module.css';
import { hostOf, isConnected } from './rules.ts';
import { formatBytes } from '../../../lib/format.ts';
import { PullForm } from './pull-form.tsx';
import { useConnect } from './use-connect.ts';
import type { Setup } from './use-setup.ts';

function Server({
  server,
  connected,
  setup,
}: {
  server: DetectedServer;
  connected: readonly ConnectedModel[];
  setup: Setup;
}) {
  const { connect, loading, error } = useConnect();
  const [chosen, setChosen] = useState<string | null>(null);
  const { name, provider, baseUrl, needsKey, models } = server;
  const host = hostOf(baseUrl);
  return (
    <section className={styles.server} aria-label={`${name} at ${host}`}>
      <h3 className={styles.name}>{name}</h3>
      {name !== host && <p className={styles.quiet}>{host}</p>}
      {needsKey && (
        <p className={styles.quiet}>
          This server requires a key. Choose “OpenAI-compatible server” under “API key” and enter {baseUrl}.
        </p>
      )}
      {!needsKey && models.length === 0 && (
        <p className={styles.quiet}>It is running but has no model yet.</p>
      )}
      {error && <Callout tone="bad">{error.message}</Callout>}
      <ul className={styles.offers}>
        {models.map((model) => (
          <li key={model.name} className={styles.offer}>
            <span className={styles.about}>
              {model.name}
              {model.bytes !== null && <span className={styles.quiet}> {formatBytes(model.bytes)}</span>}
            </span>
            {isConnected(connected, { baseUrl, name: model.name }) ? (
              <span className={styles.done}>Connected</span>
            ) : (
              <Button
                size="small"
                aria-label={`Connect ${model.name}`}
                loading={loading && chosen === model.name}
                onClick={() => {
                  setChosen(model.name);
                  void connect({ provider, baseUrl, name: model.name });
                }}
              >
                Connect
              </Button>
            )}
          </li>
        ))}
      </ul>
      {provider === 'ollama' && <PullForm baseUrl={baseUrl} setup={setup} />}
    </section>
  );
}

export function DetectedCard({
  detected,
  connected,
  setup,
  looking,
  onLook,
}: {
  detected: readonly DetectedServer[];
  connected: readonly ConnectedModel[];
  setup: Setup;
  looking: boolean;
  onLook: () => void;
}) {
  return (
    <Card
      title="Detected"
      aside={
        <Button size="small" look="quiet" icon={<IconRefresh size={16} />} loading={looking} onClick={onLook}>
          Look again
        </Button>
      }
    >
      {detected.length === 0 ? (
        <p className={styles.quiet}>
          No model server is running on this computer. Limelight looks for Ollama, LM Studio, llama.cpp and
          Jan at their usual ports, and never searches your network.
        </p>
      ) : (
        detected.map((server) => (
          <Server key={server.baseUrl} server={server} connected={connected} setup={setup} />
        ))
      )}
    </Card>
  );
}
