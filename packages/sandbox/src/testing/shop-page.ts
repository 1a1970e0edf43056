import { once } from 'node:events';
import { createServer } from 'node:http';

/** The merchant's page, which opens checkout with `window.options` and records all callbacks. */
const SCRIPT = `
const calls = [];
window.calls = calls;
window.load = (src) => new Promise((resolve, reject) => {
  const script = document.createElement('script');
  script.src = src;
  script.onload = () => resolve();
  script.onerror = () => { script.remove(); reject(new Error('not loaded')); };
  document.head.append(script);
});
window.start = (options) => {
  const { modal = {}, ...rest } = options;
  const checkout = new window.Razorpay({
    ...rest,
    ...(options.callback_url ? {} : { handler: (response) => calls.push(['handler', response, document.querySelector('dialog') !== null]) }),
    modal: { ...modal, ondismiss: () => calls.push(['ondismiss']) },
  });
  checkout.on('payment.failed', ({ error }) => calls.push(['payment.failed', error]));
  window.checkout = checkout;
  checkout.open();
};
`;

/** Serves the page from its own origin, with a strict content-security policy. */
export async function shopPage(sandboxUrl: string) {
  const posted: URLSearchParams[] = [];
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${sandboxUrl}`,
    "style-src 'self'",
    `frame-src ${sandboxUrl}`,
    "form-action 'self'",
  ].join('; ');
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      if (incoming.method === 'POST')
        posted.push(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
      const script = incoming.url === '/shop.js';
      outgoing.writeHead(200, {
        'content-type': script ? 'text/javascript' : 'text/html',
        'content-security-policy': policy,
        'cross-origin-opener-policy':
          incoming.url === '/severed' ? 'same-origin' : 'same-origin-allow-popups',
      });
      outgoing.end(
        script
          ? SCRIPT
          : '<!doctype html><html lang="en"><title>Shop</title><script src="/shop.js"></script><main><h1>Shop</h1><button id="buy">Buy</button></main></html>',
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    posted,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
