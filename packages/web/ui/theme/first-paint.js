// Runs before the first paint, in a separate file because the content-security policy allows no other inline script.
// Sets the colour scheme and whether someone is signed in, so that neither flashes, and records presses on elements
// whose script is still loading. Pages outside the dashboard follow the system only through this script.
(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const setScheme = () => {
    const chosen = /(?:^|; )scheme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
    root.dataset.mantineColorScheme = chosen ?? (system.matches ? 'dark' : 'light');
  };
  setScheme();
  system.addEventListener('change', setScheme);
  if (/(?:^|; )token=[^;]/.test(document.cookie)) root.dataset.session = 'present';

  // Read by `lib/early-press.ts`.
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const waiting = button?.closest('[data-waits]');
      // In a form, only the button that sends it.
      if (!waiting || (waiting.matches('form') && button.type !== 'submit')) return;
      event.preventDefault();
      waiting.setAttribute('data-waits', 'pressed');
    },
    true,
  );
})();
