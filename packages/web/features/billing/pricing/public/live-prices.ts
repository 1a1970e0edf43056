import { defaultDuration, isDuration, type Duration } from '@limelight/contracts/catalog';
import { measure } from '../../../../lib/measure.ts';
import { clickEvents } from '../rules/click-events.ts';
import { cleanCode, typedCode } from '../rules/coupon-code.ts';
import { savedNote } from '../rules/plans.ts';
import { mayChooseCurrency, rupeesBarred, shownCurrency, type PricePlace } from '../rules/price-place.ts';
import { dashboardAddress, printedName, readWish } from '../rules/wish.ts';
import { askPlace } from './ask-place.ts';

/** A tooltip hidden with Escape reappears on hover or focus. */
function beginTooltips(root: HTMLElement): void {
  const set = (state: string, { target }: Event) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    if (place) place.dataset['tooltip'] = state;
  };
  root.addEventListener('mouseover', (event) => set('ready', event));
  root.addEventListener('focusin', (event) => set('ready', event));
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') set('shut', event);
  });
}

function beginCoupon(form: HTMLFormElement, go: (coupon: string) => void): void {
  const field = form.querySelector('input');
  const button = form.querySelector('button');
  if (!field || !button) return;
  const read = () => {
    const typed = typedCode(field.value);
    // Setting the value moves the cursor to the end, so it is only set when it differs.
    if (field.value !== typed) field.value = typed;
    button.disabled = cleanCode(typed) === '';
  };
  field.addEventListener('input', read);
  // A page restored from the cache keeps the text of the field.
  window.addEventListener('pageshow', read);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (cleanCode(field.value) !== '') go(cleanCode(field.value));
  });
  read();
}

function findControls(root: HTMLElement) {
  const radios = (name: string) =>
    Array.from(root.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${name}"]`));
  return {
    months(): Duration {
      const chosen = Number(radios('months').find((radio) => radio.checked)?.value);
      return isDuration(chosen) ? chosen : defaultDuration;
    },
    show(place: PricePlace, wantsUsd: boolean) {
      const currency = shownCurrency(place, wantsUsd);
      for (const radio of radios('currency')) {
        const barred = radio.value === 'INR' && !mayChooseCurrency(place);
        radio.disabled = barred;
        radio.checked = radio.value === currency;
        if (radio.parentElement) radio.parentElement.title = barred ? rupeesBarred : '';
      }
      for (const radio of radios('months')) {
        const months = Number(radio.value);
        const note = radio.parentElement?.querySelector('[data-note]');
        if (note && isDuration(months)) note.textContent = savedNote(months, currency) ?? '';
      }
    },
  };
}

/** Replaces the prices and restores the focus to the same link or button. */
function replacePrices(shown: HTMLElement, prices: DocumentFragment): void {
  const inside = () => Array.from(shown.querySelectorAll<HTMLElement>('a, button'));
  const focused = inside().findIndex((one) => one === document.activeElement);
  shown.replaceChildren(prices.cloneNode(true));
  inside()[focused]?.focus({ preventScroll: true });
}

/** Shows the prices of `/pricing`, or of the product it was asked for, in the visitor's currency and duration. */
export function beginPrices(): void {
  const root = document.querySelector<HTMLElement>('[data-prices]');
  const shown = root?.querySelector<HTMLElement>('[data-shown]');
  const form = root?.querySelector('form');
  if (!root || !shown || !form) return;
  const controls = findControls(root);
  const template = (name: string) => root.querySelector<HTMLTemplateElement>(`template[${name}]`)?.content;
  const wish = readWish(new URLSearchParams(window.location.search));
  const { product } = wish;
  let place: PricePlace = { kind: 'loading' };
  let wantsUsd = wish.usd;
  // Prerendered prices keep their space but are hidden until it is known whether they apply.
  let kind = printedName('USD', defaultDuration, null);

  const show = () => {
    if (place.kind === 'loading') return;
    controls.show(place, wantsUsd);
    const months = product === null ? controls.months() : wish.months;
    const wanted = printedName(shownCurrency(place, wantsUsd), months, product);
    const prices = template(`data-prices-of="${wanted}"`);
    if (wanted !== kind && prices) replacePrices(shown, prices);
    kind = wanted;
    for (const price of shown.querySelectorAll('[aria-busy]')) price.removeAttribute('aria-busy');
    const { coupon } = wish;
    for (const link of shown.querySelectorAll<HTMLAnchorElement>('a[href^="/dashboard/pricing"]'))
      link.href = dashboardAddress({ ...readWish(new URLSearchParams(link.search)), usd: wantsUsd, coupon });
  };
  const ask = async () => {
    place = await askPlace();
    show();
    const failed = template('data-failed');
    if (place.kind !== 'failed' || !failed) return;
    const beside = product === null ? root.querySelector('fieldset')?.parentElement : root;
    beside?.append(failed.cloneNode(true));
    const alert = beside?.querySelector(':scope > [role="alert"]');
    alert?.querySelector('button')?.addEventListener('click', () => {
      alert.remove();
      void ask();
    });
  };

  if (product === null) delete document.documentElement.dataset['product'];
  else {
    kind = printedName('USD', wish.months, product);
    const block = template(`data-prices-of="${kind}"`);
    if (block) replacePrices(shown, block);
    document.documentElement.dataset['product'] = 'shown';
  }
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    if (target.name === 'currency') wantsUsd = target.value === 'USD';
    show();
  });
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
    const event = Object.values(clickEvents).find((one) => one === link?.dataset['event']);
    if (event) measure(event);
  });
  beginCoupon(form, (coupon) =>
    window.location.assign(dashboardAddress({ months: controls.months(), usd: wantsUsd, coupon })),
  );
  beginTooltips(root);
  // Signed-in users are redirected to the dashboard, where the visit is counted.
  if (document.documentElement.dataset['session'] !== 'present') measure('page_land_pricing');
  void ask();
}
