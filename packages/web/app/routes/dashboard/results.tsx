import { brand } from '@limelight/contracts/catalog';
import { ImportCard } from '../../../features/library/imports/import-card.tsx';
import { ResultsPage } from '../../../features/publishing/results/results-page.tsx';

export const meta = () => [{ title: `Results · ${brand.name}` }];

export default function ResultsRoute() {
  return (
    <ResultsPage imports={(main) => <ImportCard title="Import analytics" holds="posts" main={main} />} />
  );
}
