import type { Answer } from '../http/answer.ts';
import { html } from '../pages/html.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  'img-src http: https: data:',
  "base-uri 'none'",
  "form-action 'self'",
  'frame-ancestors http: https:',
].join('; ');

const METHODS = [
  ['card', 'Card'],
  ['upi', 'UPI'],
  ['netbanking', 'Netbanking'],
  ['wallet', 'Wallet'],
] as const;

/** The overlay, which any page can frame. It gets its content from messages by that page and from the order. */
export function framePage(): Answer {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Razorpay Checkout (stand-in)</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/razorpay/v1/checkout/frame.css" />
        <script src="/razorpay/v1/checkout/frame.js" defer></script>
      </head>
      <body>
        <main id="sheet" aria-label="Checkout">
          <header>
            <img id="logo" alt="" hidden />
            <div>
              <h1 id="merchant">Checkout</h1>
              <p id="description"></p>
              <p id="amount"></p>
            </div>
            <button type="button" id="close" aria-label="Close checkout" hidden>×</button>
          </header>
          <p class="banner"><strong>Stand-in for Razorpay</strong> — test mode. No money moves.</p>
          <p id="alert" role="alert" hidden></p>
          <section id="loading"><p role="status">Loading the order…</p></section>
          <form id="pay" novalidate hidden>
            <div class="field" data-field="contact">
              <label for="contact">Phone</label>
              <input id="contact" type="tel" autocomplete="off" />
            </div>
            <div class="field" data-field="email">
              <label for="email">E-mail</label>
              <input id="email" type="email" autocomplete="off" />
            </div>
            <fieldset id="methods">
              <legend>Pay with</legend>
              ${METHODS.map(
                ([method, label]) =>
                  html`<label class="method" data-method="${method}"
                    ><input type="radio" name="method" value="${method}" /> ${label}</label
                  >`,
              )}
            </fieldset>
            <div data-panel="card">
              <div class="field">
                <label for="test-card">Fill in a test card</label>
                <select id="test-card">
                  <option value="">Choose…</option>
                </select>
              </div>
              <div class="field">
                <label for="number">Card number</label>
                <input id="number" inputmode="numeric" autocomplete="off" />
              </div>
              <div class="pair">
                <div class="field">
                  <label for="expiry">Expiry (MM/YY)</label>
                  <input id="expiry" autocomplete="off" />
                </div>
                <div class="field">
                  <label for="cvv">CVV</label>
                  <input id="cvv" inputmode="numeric" autocomplete="off" />
                </div>
              </div>
            </div>
            <div data-panel="upi" hidden>
              <div class="field" id="collect">
                <label for="vpa">UPI ID</label>
                <input id="vpa" autocomplete="off" aria-describedby="vpa-hint" />
                <p class="hint" id="vpa-hint">success@razorpay pays, failure@razorpay fails.</p>
              </div>
              <fieldset id="scan" hidden>
                <legend>Scan the QR code with your phone</legend>
                <label
                  ><input type="radio" name="scan" value="success@razorpay" checked /> The customer
                  pays</label
                >
                <label
                  ><input type="radio" name="scan" value="failure@razorpay" /> The customer refuses</label
                >
              </fieldset>
            </div>
            <div data-panel="netbanking" hidden>
              <div class="field">
                <label for="bank">Bank</label
                ><select id="bank"></select>
              </div>
            </div>
            <div data-panel="wallet" hidden>
              <div class="field">
                <label for="wallet">Wallet</label
                ><select id="wallet"></select>
              </div>
            </div>
            <button type="submit" id="submit">Pay</button>
          </form>
          <section id="waiting" hidden>
            <h2 tabindex="-1">Waiting for your bank</h2>
            <p>Confirm the payment on the page of your bank.</p>
            <p id="blocked" hidden>
              The window was blocked. <a id="bank-link" target="_blank">Open the page of your bank</a>
            </p>
            <button type="button" id="cancel" class="quiet">Cancel payment</button>
          </section>
          <section id="failed" hidden>
            <h2 tabindex="-1">Payment failed</h2>
            <p id="reason"></p>
            <div class="actions">
              <button type="button" id="retry">Try again</button>
              <button type="button" id="leave" class="quiet">Leave</button>
            </div>
          </section>
          <section id="confirm" hidden>
            <h2 tabindex="-1">Leave without paying?</h2>
            <div class="actions">
              <button type="button" id="stay">Keep paying</button>
              <button type="button" id="confirm-leave" class="quiet">Yes, leave</button>
            </div>
          </section>
        </main>
      </body>
    </html>`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: document.text,
  };
}

export const FRAME_STYLESHEET = `
:root { color-scheme: light; --brand: #1f3a5f; --on-brand: #ffffff; --ink: #1c2430; --line: #7a8594; }
* { box-sizing: border-box; }
html, body { margin: 0; min-height: 100%; background: transparent; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); display: grid; place-items: center; min-height: 100vh; padding: 12px; }
[hidden] { display: none !important; }
main { width: min(420px, 100%); background: #fff; border-radius: 12px; overflow: hidden; box-shadow: 0 12px 40px rgb(0 0 0 / 35%); }
header { display: flex; gap: 12px; align-items: flex-start; background: var(--brand); color: var(--on-brand); padding: 16px; }
header div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
header img { width: 48px; height: 48px; border-radius: 8px; background: #fff; object-fit: contain; }
h1 { font-size: 18px; margin: 0; }
h2 { font-size: 18px; margin: 0 0 8px; }
p { margin: 0; }
#amount { font-size: 20px; font-weight: 700; }
.banner { background: #fff4d6; color: #4a3600; font-size: 14px; padding: 6px 16px; text-align: center; }
#alert { background: #fdeceb; color: #7d1a14; padding: 10px 16px; }
form, section { padding: 16px; }
.field { margin: 0 0 12px; }
.field label { display: block; font-weight: 600; }
input:not([type=radio]), select { width: 100%; padding: 9px 10px; border: 1px solid var(--line); border-radius: 6px; font: inherit; background: #fff; color: var(--ink); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
fieldset { border: 1px solid #d5dae1; border-radius: 8px; margin: 0 0 12px; padding: 8px 12px; display: flex; flex-wrap: wrap; gap: 4px 16px; }
legend { font-weight: 600; padding: 0 6px; }
.hint { color: #4b5563; font-size: 14px; }
button { font: inherit; font-weight: 600; border-radius: 8px; padding: 10px 18px; min-height: 44px; border: 1px solid #1f5f99; background: #1f5f99; color: #fff; cursor: pointer; }
button.quiet { background: #fff; color: #1f5f99; }
#submit { width: 100%; }
#close { min-width: 44px; padding: 0; font-size: 24px; background: transparent; color: inherit; border-color: transparent; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 12px; }
:focus-visible { outline: 3px solid #f2a33a; outline-offset: 2px; }
`;
