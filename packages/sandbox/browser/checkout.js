/**
 * `checkout.js`: defines `window.Razorpay` on the merchant’s page and frames the overlay of this origin. It checks the
 * documented options strictly, so that a misspelt or missing one is found here and not by the first customer.
 */
'use strict';
(() => {
  const base = new URL('.', document.currentScript.src);
  const SOURCE = 'razorpay-stand-in';
  const HANDLER_AFTER_MS = 200;
  const string = (value) => typeof value === 'string';
  const flag = (value) => typeof value === 'boolean';
  const object = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const callable = (value) => typeof value === 'function';
  const colour = (value) => string(value) && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);
  const fields = (known) => (value) =>
    object(value) &&
    Object.entries(value).every(
      ([name, entry]) => name in known && (entry === undefined || known[name](entry)),
    );
  const KNOWN = {
    key: (value) => string(value) && /^rzp_test_[A-Za-z0-9]{14}$/.test(value),
    order_id: (value) => string(value) && /^order_[A-Za-z0-9]{14}$/.test(value),
    amount: (value) => Number.isSafeInteger(value) && value > 0,
    currency: (value) => string(value) && /^[A-Z]{3}$/.test(value),
    name: (value) => string(value) && value !== '',
    description: (value) => string(value) && /^[A-Za-z0-9]/.test(value),
    image: (value) =>
      string(value) && /^(https:|data:image[/]|http:[/][/](127[.]0[.]0[.]1|localhost)[:/])/.test(value),
    prefill: fields({
      name: string,
      email: string,
      contact: string,
      method: (value) => ['card', 'netbanking', 'wallet', 'upi', 'emi'].includes(value),
    }),
    notes: (value) =>
      object(value) &&
      Object.keys(value).length <= 15 &&
      Object.entries(value).every(([name, text]) => name.length <= 256 && string(text) && text.length <= 256),
    theme: fields({ color: colour, backdrop_color: colour }),
    modal: fields({
      ondismiss: callable,
      backdropclose: flag,
      escape: flag,
      handleback: flag,
      confirm_close: flag,
      animation: flag,
    }),
    retry: fields({ enabled: flag, max_count: Number.isInteger }),
    handler: callable,
    callback_url: (value) => string(value) && URL.canParse(value),
    redirect: flag,
    timeout: (value) => Number.isInteger(value) && value > 0,
    readonly: fields({ contact: flag, email: flag, name: flag }),
    hidden: fields({ contact: flag, email: flag }),
    customer_id: string,
    remember_customer: flag,
    config: object,
    send_sms_hash: flag,
    allow_rotation: flag,
  };
  const REQUIRED = ['key', 'order_id', 'amount', 'currency', 'name'];

  function check(options) {
    if (!object(options)) throw new TypeError('Razorpay: options must be an object');
    const faults = REQUIRED.filter((name) => options[name] === undefined).map((name) => name + ' is missing');
    for (const [name, value] of Object.entries(options)) {
      if (value === undefined) continue;
      if (!(name in KNOWN)) faults.push(name + ' is not an option');
      else if (!KNOWN[name](value)) faults.push(name + ' is not valid');
    }
    if (options.handler === undefined && options.callback_url === undefined)
      faults.push('handler or callback_url is missing');
    if (options.redirect === true && options.callback_url === undefined)
      faults.push('redirect needs callback_url');
    if (faults.length > 0) throw new TypeError('Razorpay: ' + faults.join('; '));
  }

  /** What the overlay may know: functions stay here. */
  function plain(options) {
    return JSON.parse(JSON.stringify(options));
  }

  function submit(url, values) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = url;
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === null) continue;
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  class Razorpay {
    #options;
    #listeners = [];
    #overlay;

    constructor(options) {
      check(options);
      this.#options = options;
    }

    on(event, listener) {
      if (!string(event) || !callable(listener)) throw new TypeError('Razorpay: on(event, listener)');
      this.#listeners.push([event, listener]);
      return this;
    }

    open() {
      if (this.#overlay !== undefined) return this;
      const options = this.#options;
      const focused = document.activeElement;
      const overflow = document.documentElement.style.overflow;
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Razorpay Checkout (stand-in)');
      dialog.className = 'razorpay-container';
      Object.assign(dialog.style, {
        position: 'fixed',
        inset: '0',
        width: '100vw',
        height: '100vh',
        maxWidth: 'none',
        maxHeight: 'none',
        margin: '0',
        padding: '0',
        border: '0',
        background: options.theme?.backdrop_color ?? 'rgba(0, 0, 0, 0.6)',
      });
      const frame = document.createElement('iframe');
      frame.title = 'Razorpay Checkout';
      frame.className = 'razorpay-checkout-frame';
      frame.allow = 'payment';
      frame.src = new URL('checkout/public', base).href;
      Object.assign(frame.style, {
        width: '100%',
        height: '100%',
        border: '0',
        display: 'block',
        colorScheme: 'light',
      });
      dialog.append(frame);
      const send = (type) =>
        frame.contentWindow?.postMessage({ source: SOURCE, type, options: plain(options) }, base.origin);
      const listen = (event) => {
        if (
          event.source !== frame.contentWindow ||
          event.origin !== base.origin ||
          event.data?.source !== SOURCE
        )
          return;
        if (event.data.type === 'ready') send('options');
        if (event.data.type === 'paid') this.#paid(event.data.response, event.data.withheld);
        if (event.data.type === 'failed') this.#failed(event.data.error);
        if (event.data.type === 'dismissed') this.#dismissed();
      };
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        send('escape');
      });
      window.addEventListener('message', listen);
      const timer =
        options.timeout === undefined
          ? undefined
          : setTimeout(() => this.#dismissed(), options.timeout * 1000);
      this.#overlay = {
        remove: () => {
          clearTimeout(timer);
          window.removeEventListener('message', listen);
          dialog.remove();
          document.documentElement.style.overflow = overflow;
          if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
        },
      };
      document.body.append(dialog);
      document.documentElement.style.overflow = 'hidden';
      dialog.showModal();
      frame.focus();
      return this;
    }

    close() {
      this.#overlay?.remove();
      this.#overlay = undefined;
    }

    #paid(response, withheld) {
      this.close();
      if (withheld) return;
      const { handler, redirect, callback_url: url } = this.#options;
      setTimeout(() => {
        if (redirect === true || handler === undefined) submit(url, response);
        else handler(response);
      }, HANDLER_AFTER_MS);
    }

    #failed(error) {
      for (const [event, listener] of this.#listeners) if (event === 'payment.failed') listener({ error });
      const { redirect, callback_url: url, retry } = this.#options;
      if (redirect === true) {
        this.close();
        submit(url, {
          'error[code]': error.code,
          'error[description]': error.description,
          'error[field]': error.field,
        });
      } else if (retry?.enabled === false) {
        this.#dismissed();
      }
    }

    #dismissed() {
      if (this.#overlay === undefined) return;
      this.close();
      this.#options.modal?.ondismiss?.();
    }
  }
  window.Razorpay = Razorpay;
})();
