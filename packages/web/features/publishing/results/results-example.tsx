import { getResults } from '@limelight/contracts';
import results from '../../../content/examples/results.json';
import { Example } from '../../../ui/example.tsx';
import { GroupCard } from './group-card.tsx';
import { Numbers } from './numbers.tsx';
import { RepeatCard } from './repeat-card.tsx';

const shown = getResults.response.parse(results);

export function ResultsExample() {
  return (
    <Example title="Three months of posts, compared with their own median">
      <Numbers results={shown} />
      <RepeatCard results={shown} />
      <GroupCard results={shown} />
    </Example>
  );
}
