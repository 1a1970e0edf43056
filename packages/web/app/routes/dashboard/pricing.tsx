import { brand, creditUses } from '@limelight/contracts/catalog';
import { pricingQuestions } from '../../../content/pricing.ts';
import { CreditTable } from '../../../features/billing/pricing/cards/credit-table.tsx';
import { DashboardPricing } from '../../../features/billing/pricing/dashboard/pricing-page.tsx';
import { Questions } from '../../../features/site/questions.tsx';
import { Card } from '../../../ui/card.tsx';

export const meta = () => [{ title: `Plans and prices · ${brand.name}` }];

export default function Pricing() {
  return (
    <DashboardPricing>
      <Card title="Credit costs" flush>
        <CreditTable rows={creditUses} framed={false} />
      </Card>
      <Card title="Questions about prices">
        <Questions questions={pricingQuestions} />
      </Card>
    </DashboardPricing>
  );
}
