import { beginPrices } from '../features/pricing/public/live-prices.ts';
import { beginConsent } from './live-consent.ts';

beginPrices();
beginConsent();
