/** The options of the provider's checkout that are used here. Amounts in minor units. */
export interface CheckoutOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string };
  theme: { color: string };
  modal: { ondismiss: () => void; confirm_close: boolean };
  handler: (response: unknown) => void;
}

export interface CheckoutOverlay {
  open: () => void;
  on: (event: 'payment.failed', listener: (response: unknown) => void) => void;
}

export type CheckoutConstructor = new (options: CheckoutOptions) => CheckoutOverlay;

declare global {
  interface Window {
    Razorpay?: CheckoutConstructor;
  }
}

/** The pause between attempts to load the script, in milliseconds. */
export const retryMs = 1000;
export const retries = 3;
/** A script that neither loads nor fails counts as failed after this many milliseconds. */
const patienceMs = 10_000;

export class CheckoutLoadError extends Error {
  override readonly name = 'RAZORPAY_LOAD_FAILURE';
  constructor() {
    super(`Razorpay SDK failed to load after ${retries} retries`);
  }
}

export interface ScriptEnvironment {
  /** The constructor, once a script has defined it. */
  find: () => CheckoutConstructor | undefined;
  /** Loads the script at `url`. False when that failed. */
  load: (url: string) => Promise<boolean>;
  wait: (ms: number) => Promise<void>;
}

const inPage: ScriptEnvironment = {
  find: () => window.Razorpay,
  load: (url) =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      const end = (loaded: boolean) => {
        clearTimeout(timer);
        if (!loaded) script.remove();
        resolve(loaded);
      };
      const timer = setTimeout(() => end(false), patienceMs);
      script.src = url;
      script.async = true;
      script.addEventListener('load', () => end(true));
      script.addEventListener('error', () => end(false));
      document.head.append(script);
    }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Loads the provider's checkout on first use. Retries three times, one second apart, then throws. */
export async function loadCheckout(
  url: string,
  environment: ScriptEnvironment = inPage,
): Promise<CheckoutConstructor> {
  for (let tried = 0; tried <= retries; tried += 1) {
    if (tried > 0) await environment.wait(retryMs);
    const there = environment.find();
    if (there) return there;
    await environment.load(url);
    const loaded = environment.find();
    if (loaded) return loaded;
  }
  throw new CheckoutLoadError();
}
