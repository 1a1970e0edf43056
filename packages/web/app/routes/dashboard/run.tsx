import { brand } from '@limelight/contracts/catalog';
import { useParams } from 'react-router';
import { RunPage } from '../../../features/runs/runs/run-page.tsx';

export const meta = () => [{ title: `Run · ${brand.name}` }];

export default function Run() {
  const { id = '' } = useParams();
  return <RunPage key={id} id={id} />;
}
