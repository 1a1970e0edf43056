import { jobSummary } from '@limelight/contracts';
import jobs from '../../../content/examples/jobs.json';
import { Example } from '../../../ui/example.tsx';
import { PipelineBoard } from './pipeline-board.tsx';

const shown = jobSummary.array().parse(jobs);

export function PipelineExample() {
  return (
    <Example title="Openings that a search found, from first look to interview">
      <PipelineBoard jobs={shown} onMove={async () => Promise.resolve()} onRemove={() => undefined} />
    </Example>
  );
}
