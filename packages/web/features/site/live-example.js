// Makes the example of a feature page interactive. The writer is only loaded on first use. A separate file in plain
// JavaScript, because these pages have no other script.
(() => {
  const form = document.querySelector('form[data-example]');
  const note = document.querySelector('form[data-example] output');
  if (!(form instanceof HTMLFormElement) || !note) return;
  const { dataset } = form;
  let fetched = false;
  const fetchWriter = () => {
    if (fetched) return;
    fetched = true;
    const script = document.createElement('script');
    script.src = dataset.writer ?? '';
    script.addEventListener('error', () => {
      fetched = false;
      script.remove();
      if ('pressed' in dataset)
        note.textContent = 'This part did not load. Check your connection and try again.';
    });
    document.head.append(script);
  };
  // `first-paint.js` recorded a press from before this script had loaded.
  const early = dataset.waits === 'pressed';
  delete dataset.waits;
  if (early) {
    dataset.pressed = '';
    fetchWriter();
  }
  form.addEventListener('focusin', fetchWriter);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    dataset.pressed = '';
    fetchWriter();
  });
})();
