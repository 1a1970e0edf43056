import { brand } from '@limelight/contracts/catalog';
import { pricingQuestions } from '../../../content/pricing.ts';
import { findPlannedRoute } from '../../../features/planned/planned-routes.ts';
import { CreditTable } from '../../../features/pricing/cards/credit-table.tsx';
import { DashboardPricing } from '../../../features/pricing/dashboard/pricing-page.tsx';
import { creditRows } from '../../../features/pricing/rules/credit-rows.ts';
import { Questions } from '../../../features/site/questions.tsx';
import { Card } from '../../../ui/card.tsx';

export const meta = () => [{ title: `Plans and prices · ${brand.name}` }];

const rows = creditRows((place) => findPlannedRoute(place) === null);

export default function Pricing() {
  return (
    <DashboardPricing>
      <Card title="What credits are spent on" flush>
        <CreditTable rows={rows} framed={false} />
      </Card>
      <Card title="Questions about prices">
        <Questions questions={pricingQuestions} />
      </Card>
    </DashboardPricing>
  );
}
