import { brand } from '@limelight/contracts/catalog';
import { CalendarPage } from '../../../features/calendar/calendar-page.tsx';
import { PauseNote } from '../../../features/queues/pause.tsx';
import { QueuesView } from '../../../features/queues/queues-view.tsx';

export const meta = () => [{ title: `Calendar · ${brand.name}` }];

export default function Calendar() {
  return <CalendarPage note={<PauseNote />} queues={<QueuesView />} />;
}
