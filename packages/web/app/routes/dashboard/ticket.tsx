import { brand } from '@limelight/contracts/catalog';
import { useParams } from 'react-router';
import { TicketPage } from '../../../features/desk/support/ticket-page.tsx';

export const meta = () => [{ title: `Support · ${brand.name}` }];

export default function Ticket() {
  const { id = '' } = useParams();
  return <TicketPage key={id} id={id} />;
}
