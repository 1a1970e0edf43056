import { useQuery } from '@tanstack/react-query';
import { useWriterHere } from '../../../lib/writer.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useModelsPath } from '../../../ui/no-model.tsx';
import { transcriberQuery } from './api.ts';

/** Where nothing can transcribe: what to do about it. */
export function NoTranscriber() {
  const transcriber = useQuery(transcriberQuery).data?.transcriber;
  const { mayConnect } = useWriterHere();
  const modelsPath = useModelsPath();
  if (transcriber !== null) return null;
  return (
    <Callout
      tone="warn"
      title="Speech is not set up yet"
      action={
        mayConnect && (
          <ButtonLink size="small" to={`${modelsPath}#speech`}>
            Set up speech
          </ButtonLink>
        )
      }
    >
      {mayConnect
        ? 'Install the speech model on the Models page: it is free, and no recording leaves this computer. What you record until then is kept.'
        : 'The people who run this server have not set up a transcriber. What you record is kept.'}
    </Callout>
  );
}
