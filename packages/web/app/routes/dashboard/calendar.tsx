import { brand } from '@limelight/contracts/catalog';
import { CalendarPage } from '../../../features/calendar/calendar-page.tsx';

export const meta = () => [{ title: `Calendar · ${brand.name}` }];

export default CalendarPage;
