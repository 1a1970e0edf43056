import { beginPrices } from '../features/billing/pricing/public/live-prices.ts';
import { beginConsent } from './live-consent.ts';

beginPrices();
beginConsent();
