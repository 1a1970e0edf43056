/** The script of the overlay: requests the options from the framing page and the order from the provider, and pays. */
'use strict';
(() => {
  const SOURCE = 'razorpay-stand-in';
  const API = '/razorpay/v1';
  const ASK_EVERY_MS = 250;
  const at = (id) => document.getElementById(id);
  const STEPS = ['loading', 'pay', 'waiting', 'failed', 'confirm'];
  let merchant;
  let options;
  let order;
  let current = 'loading';
  let before = 'loading';
  let attempt;

  const tell = (type, more) => window.parent.postMessage({ source: SOURCE, type, ...more }, merchant ?? '*');

  function show(step) {
    current = step;
    for (const id of STEPS) at(id).hidden = id !== step;
    at(step).querySelector('h2')?.focus();
  }

  function alertOf(text) {
    at('alert').textContent = text ?? '';
    at('alert').hidden = text === undefined;
  }

  async function ask(path, body) {
    const request =
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(API + path, request);
    const text = await response.text();
    let value;
    try {
      value = JSON.parse(text);
    } catch {
      value = undefined;
    }
    if (response.ok && value !== undefined) return value;
    throw (
      value?.error ?? {
        code: 'SERVER_ERROR',
        description: 'The payment service could not be reached. Try again.',
      }
    );
  }

  function brand(colour) {
    if (colour === undefined) return;
    const digits = colour.slice(1);
    const hex = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
    const [red, green, blue] = [0, 2, 4].map((start) => {
      const share = parseInt(hex.slice(start, start + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const dark = 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.18;
    document.documentElement.style.setProperty('--brand', colour);
    document.documentElement.style.setProperty('--on-brand', dark ? '#ffffff' : '#000000');
  }

  function fill(select, entries) {
    for (const [value, label] of entries) select.append(new Option(label, value));
  }

  function choose(method) {
    const radio = document.querySelector('input[name=method][value=' + method + ']');
    if (radio !== null) radio.checked = true;
    for (const panel of document.querySelectorAll('[data-panel]'))
      panel.hidden = panel.dataset.panel !== method;
  }

  const chosen = () => document.querySelector('input[name=method]:checked')?.value;

  /** The first step that can be worked on; a question about leaving that was asked meanwhile stays. */
  function loaded(step) {
    before = step;
    if (current === 'loading') show(step);
  }

  async function begin() {
    const { name, description, image, theme, prefill = {}, readonly = {}, hidden = {} } = options;
    at('merchant').textContent = name;
    at('close').hidden = false;
    at('description').textContent = description ?? '';
    if (image !== undefined) Object.assign(at('logo'), { src: image, hidden: false });
    brand(theme?.color);
    const query = new URLSearchParams({
      key_id: options.key,
      order_id: options.order_id,
      amount: options.amount,
      currency: options.currency,
    });
    try {
      order = await ask('/preferences?' + query);
    } catch (error) {
      at('loading').replaceChildren();
      alertOf(error.description);
      if (current === 'loading') at('close').focus();
      return;
    }
    at('amount').textContent = order.amount_text;
    at('submit').textContent = 'Pay ' + order.amount_text;
    fill(at('bank'), Object.entries(order.banks));
    fill(at('wallet'), Object.entries(order.wallets));
    fill(
      at('test-card'),
      order.cards.map(({ number, label }) => [number, label]),
    );
    at('contact').value = prefill.contact ?? '';
    at('email').value = prefill.email ?? '';
    for (const field of ['contact', 'email']) {
      at(field).readOnly = readonly[field] === true;
      document.querySelector('[data-field=' + field + ']').hidden = hidden[field] === true;
    }
    const hide = options.config?.display?.hide ?? [];
    const offered = order.methods.filter(
      (method) => !hide.some((rule) => rule.method === method && rule.flows === undefined),
    );
    for (const label of document.querySelectorAll('[data-method]'))
      label.hidden = !offered.includes(label.dataset.method);
    const scan = hide.some((rule) => rule.method === 'upi' && rule.flows?.includes('collect'));
    at('scan').hidden = !scan;
    at('collect').hidden = scan;
    choose(
      prefill.email && prefill.contact && offered.includes(prefill.method) ? prefill.method : offered[0],
    );
    const resumed = new URLSearchParams(location.search).get('resume');
    if (resumed !== null) {
      attempt = { id: resumed };
      loaded('waiting');
      return follow();
    }
    loaded('pay');
    if (current === 'pay')
      (at('contact').value === '' && hidden.contact !== true
        ? at('contact')
        : document.querySelector('input[name=method]:checked')
      ).focus();
  }

  const phone = (text) => {
    const digits = text.replaceAll(/[^+0-9]/g, '');
    return digits === '' || digits.startsWith('+') ? digits : '+91' + digits;
  };

  async function pay() {
    alertOf();
    const method = chosen();
    const scanned = document.querySelector('input[name=scan]:checked').value;
    const body = {
      key_id: options.key,
      order_id: options.order_id,
      amount: options.amount,
      currency: options.currency,
      notes: options.notes,
      method,
      contact: phone(at('contact').value),
      email: at('email').value.trim(),
      ...(method === 'card'
        ? { card: { number: at('number').value, expiry: at('expiry').value, cvv: at('cvv').value } }
        : {}),
      ...(method === 'upi' ? { vpa: at('scan').hidden ? at('vpa').value.trim() : scanned } : {}),
      ...(method === 'netbanking' ? { bank: at('bank').value } : {}),
      ...(method === 'wallet' ? { wallet: at('wallet').value } : {}),
    };
    // Opened within the click, before the answer: later it would count as unasked for.
    const popup =
      method !== 'upi' && order.bank_page === 'popup'
        ? window.open('about:blank', '_blank', 'popup,width=480,height=640')
        : undefined;
    at('submit').disabled = true;
    try {
      const { payment_id: id, bank } = await ask('/payments/create/ajax', body);
      attempt = { id, popup };
      if (bank && order.bank_page === 'frame') {
        location.href = API + '/bank/' + id + '?in=frame';
        return;
      }
      if (bank) {
        const url = API + '/bank/' + id + '?in=popup';
        at('blocked').hidden = Boolean(popup);
        at('bank-link').href = url;
        if (popup) popup.location.href = new URL(url, location.href).href;
      }
      show('waiting');
      await follow();
    } catch (error) {
      popup?.close();
      if (error.field !== undefined) {
        alertOf(error.description);
        at(error.field)?.focus();
      } else failed(error);
    } finally {
      at('submit').disabled = false;
    }
  }

  /** Asks until the bank has answered. A window that is closed without an answer cancels the payment. */
  async function follow() {
    const mine = attempt;
    while (attempt === mine) {
      const gone = mine.popup?.closed === true;
      let answer;
      try {
        answer =
          gone || mine.cancelled
            ? await ask('/payments/' + mine.id + '/cancel', { key_id: options.key })
            : await ask('/payments/' + mine.id + '/status?key_id=' + options.key);
      } catch {
        answer = { status: 'open' };
      }
      if (attempt !== mine) return;
      if (answer.status === 'paid')
        return tell('paid', { response: answer.response, withheld: order.withhold_answer });
      if (answer.status === 'failed') return failed(answer.error);
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }

  function failed(error) {
    attempt?.popup?.close();
    attempt = undefined;
    at('reason').textContent = error.description;
    at('retry').hidden = options.retry?.enabled === false;
    show('failed');
    tell('failed', { error });
  }

  function leave() {
    if (options?.modal?.confirm_close === true && current !== 'confirm' && current !== 'failed') {
      before = current;
      show('confirm');
    } else dismiss();
  }

  /** Closing does not cancel a payment that is at the bank. */
  function dismiss() {
    attempt = undefined;
    tell('dismissed');
  }

  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.data?.source !== SOURCE) return;
    if (event.data.type === 'options' && merchant === undefined) {
      merchant = event.origin;
      options = event.data.options;
      void begin();
    }
    if (event.data.type === 'escape' && options?.modal?.escape !== false) leave();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && options?.modal?.escape !== false) leave();
  });
  document.addEventListener('click', (event) => {
    if (event.target.closest('#sheet') === null && options?.modal?.backdropclose === true) leave();
  });
  at('methods').addEventListener('change', () => choose(chosen()));
  at('test-card').addEventListener('change', ({ target }) => {
    if (target.value === '') return;
    at('number').value = target.value;
    at('expiry').value = '12/99';
    at('cvv').value = '123';
  });
  at('pay').addEventListener('submit', (event) => {
    event.preventDefault();
    void pay();
  });
  at('cancel').addEventListener('click', () => {
    if (attempt !== undefined) attempt.cancelled = true;
  });
  at('retry').addEventListener('click', () => show('pay'));
  at('stay').addEventListener('click', () => show(before));
  at('close').addEventListener('click', leave);
  at('leave').addEventListener('click', dismiss);
  at('confirm-leave').addEventListener('click', dismiss);
  tell('ready');
})();
