import { brand } from '@limelight/contracts/catalog';
import { OrderPage } from '../../../features/agents/agents/order-page.tsx';

export const meta = () => [{ title: `Custom agents · ${brand.name}` }];

export default OrderPage;
