/** Names of the events of use, as they are agreed with whoever reads them. */
export type UsageEvent =
  | 'login_error'
  | 'page_land_pricing'
  | 'price_pro_click'
  | 'price_pre_click'
  | 'price_5000_click'
  | 'price_2500_click'
  | 'purchase';

declare global {
  interface Window {
    /** Read by a tag manager, where one is configured and agreed to. */
    dataLayer?: unknown[];
  }
}

export type Consent = 'granted' | 'denied';
const consentKey = 'consent';

/** What the person answered to being measured; null before they did. */
export function readConsent(): Consent | null {
  try {
    const kept = window.localStorage.getItem(consentKey);
    return kept === 'granted' || kept === 'denied' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the answer. Without storage it holds until the page is left, as a refusal does. */
export function saveConsent(consent: Consent): void {
  try {
    window.localStorage.setItem(consentKey, consent);
  } catch {
    // Asked again on the next page.
  }
}

/** Puts an event on the data layer, if the person agreed to being measured; else nothing is kept of it. */
export function measure(event: UsageEvent, details: Record<string, unknown> = {}): void {
  if (typeof window === 'undefined' || readConsent() !== 'granted') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
