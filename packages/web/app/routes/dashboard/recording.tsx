import { brand } from '@limelight/contracts/catalog';
import { useParams, useSearchParams } from 'react-router';
import { RecordingPage } from '../../../features/memory/recordings/recording-page.tsx';
import { secondIn } from '../../../features/memory/recordings/rules.ts';

export const meta = () => [{ title: `Recording · ${brand.name}` }];

export default function RecordingRoute() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return <RecordingPage key={id} id={id} at={secondIn(search.get('at'))} />;
}
