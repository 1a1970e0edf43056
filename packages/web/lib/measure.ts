/** Event names agreed with the people who evaluate them. */
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
    /** Read by a tag manager, if one is configured and the user consented. */
    dataLayer?: unknown[];
  }
}

export type Consent = 'granted' | 'denied';
const consentKey = 'consent';

/** The user's choice about analytics, or null before they made one. */
export function readConsent(): Consent | null {
  try {
    const kept = window.localStorage.getItem(consentKey);
    return kept === 'granted' || kept === 'denied' ? kept : null;
  } catch {
    return null;
  }
}

/** Stores the choice. Without storage nothing is measured and the next page asks again. */
export function saveConsent(consent: Consent): void {
  try {
    window.localStorage.setItem(consentKey, consent);
  } catch {
    // The next page asks again.
  }
}

/** Puts an event on the data layer if the user consented. Otherwise nothing is recorded. */
export function measure(event: UsageEvent, details: Record<string, unknown> = {}): void {
  if (typeof window === 'undefined' || readConsent() !== 'granted') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
