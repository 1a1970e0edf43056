import { brand } from '@limelight/contracts/catalog';
import { PaymentsPage } from '../../../features/billing/payments/payments-page.tsx';

export const meta = () => [{ title: `Payments and invoices · ${brand.name}` }];

export default PaymentsPage;
