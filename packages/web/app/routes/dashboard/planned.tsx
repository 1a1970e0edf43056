import { useParams } from 'react-router';
import { PlannedPage } from '../../../features/planned/planned-page.tsx';

export default function Planned() {
  return <PlannedPage path={useParams()['*'] ?? ''} />;
}
