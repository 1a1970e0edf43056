import { brand } from '@limelight/contracts/catalog';
import { redirect } from 'react-router';
import { CalendarPage } from '../../../features/publishing/calendar/calendar-page.tsx';
import { PauseNote } from '../../../features/publishing/queues/pause.tsx';
import { QueuesView } from '../../../features/publishing/queues/queues-view.tsx';
import { ofCalendar } from '../../old-post-addresses.ts';

export const meta = () => [{ title: `Calendar · ${brand.name}` }];

export function clientLoader({ request }: { request: Request }) {
  const list = ofCalendar(new URL(request.url).searchParams);
  return list === null ? null : redirect(list);
}

export default function Calendar() {
  return <CalendarPage note={<PauseNote />} queues={<QueuesView />} />;
}
