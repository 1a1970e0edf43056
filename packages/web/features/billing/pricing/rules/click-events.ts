import type { ProductKey } from '@limelight/contracts/catalog';
import type { UsageEvent } from '../../../../lib/measure.ts';

/** The analytics event for pressing a product's button. Not every product has one. */
export const clickEvents: Readonly<Partial<Record<ProductKey, UsageEvent>>> = {
  p_pro: 'price_pro_click',
  p_pre_credit: 'price_pre_click',
  p_cr5000: 'price_5000_click',
  p_cr2500: 'price_2500_click',
};
