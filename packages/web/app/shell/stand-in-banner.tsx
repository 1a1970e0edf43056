import { useSystem } from '../../lib/query-client.ts';
import { Banner } from './banner.tsx';
import { standInSentence } from './stand-ins.ts';

export function StandInBanner() {
  const system = useSystem().data;
  const sentence = system ? standInSentence(system.standIns) : null;
  if (!system || !sentence) return null;
  return (
    <Banner label="Demo" tone="warn">
      <strong>Demo</strong>
      <span data-detail>: {sentence}</span>{' '}
      {system.mailboxUrl && (
        <a href={system.mailboxUrl} target="_blank" rel="noreferrer">
          Open mailbox
        </a>
      )}
    </Banner>
  );
}
