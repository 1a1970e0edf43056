// The example of a feature page becomes live when it is touched: only then is the writer fetched. A file of its own, and
// plain JavaScript, because these pages carry no other script.
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
  // `first-paint.js` kept a press from before this script was there.
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
