import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { launch } from './browser.ts';
import { median, rounded, type Measurement } from './figures.ts';
import { signUpMany } from './people.ts';
import { runProgram } from './processes.ts';

const rounds = 7;
const keys = 30;
const keyMs = 120;
const made = z.object({ data: z.object({ id: z.string() }) });

const words =
  'Every decision without a document was made twice, and the second time by somebody else. Designers sketched between calls.';

function slideOf(index: number) {
  const kind = index === 0 ? 'cover' : index === 9 ? 'closing' : index % 3 === 0 ? 'list' : 'text';
  return {
    id: `slide-${index}`,
    kind,
    eyebrow: 'Calm teams',
    title: `Slide ${index + 1} says one thing`,
    body: kind === 'list' ? '' : words,
    items:
      kind === 'list'
        ? [1, 2, 3].map((point) => ({ label: `Point ${point}`, text: words.slice(0, 60) }))
        : [],
    columns: [
      { title: '', lines: [] },
      { title: '', lines: [] },
    ],
    chart: { form: 'bar', unit: '', rows: [] },
    figure: '',
    attribution: '',
    picture: null,
    link: '',
    linkLabel: '',
  };
}
const slides = Array.from({ length: 10 }, (_, index) => slideOf(index));

const deck = {
  title: 'Ten slides',
  design: 'spotlight',
  scheme: 'dark',
  size: 'portrait',
  language: 'en',
  brand: {
    logo: null,
    portrait: null,
    name: 'Asha Verma',
    handle: '',
    footer: '',
    pageNumbers: true,
    primary: null,
    secondary: null,
    displayFont: null,
    textFont: null,
  },
  slides,
};

/** The same text on pages of the same size, for printing with a browser. */
function printable(): string {
  const pages = slides.map(
    ({ eyebrow, title, body, items }) =>
      `<section><small>${eyebrow}</small><h1>${title}</h1><p>${body}</p>${items
        .map(({ label, text }) => `<h2>${label}</h2><p>${text}</p>`)
        .join('')}<i></i></section>`,
  );
  return `<!doctype html><style>@page{size:1080px 1350px;margin:0}body{margin:0}section{box-sizing:border-box;position:relative;
width:1080px;height:1350px;padding:84px;break-after:page;overflow:hidden;background:#0e1013;color:#f2f3f0;font:36px/1.4 sans-serif}
h1{font-size:80px;line-height:1.1}i{position:absolute;top:60px;right:60px;width:60px;height:60px;border-radius:50%;background:#c8f04b}</style>
${pages.join('')}`;
}

async function printOnce(browser: Browser): Promise<number> {
  const began = performance.now();
  const page = await browser.newPage();
  await page.setContent(printable());
  await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const took = performance.now() - began;
  await page.close();
  return took;
}

/** Types into the title and measures the delay from each key press to the frame that shows a new picture of the slide. */
async function typeOnce(page: Page): Promise<number[]> {
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.click();
  await page.evaluate(`(() => {
    let pressed = null;
    window.waits = [];
    document.addEventListener('keydown', () => (pressed ??= performance.now()), true);
    const drawn = document.querySelector('section[aria-label^="Slide 1"] [role="img"]').shadowRoot;
    new MutationObserver(() => {
      const from = pressed;
      pressed = null;
      // A message that is sent in a frame arrives when it has been painted.
      if (from !== null) requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.waits.push(performance.now() - from);
        port2.postMessage(null);
      });
    }).observe(drawn, { childList: true, subtree: true });
  })()`);
  await page.keyboard.type('abcdefghij klmnopqrs tuvwxyzab'.slice(0, keys), { delay: keyMs });
  await page.waitForTimeout(1500);
  return z.array(z.number()).parse(await page.evaluate('window.waits'));
}

/** Measures the PDF export of ten slides against a browser's own printing, and the slide preview during typing. */
export async function measureDecks(databaseUrl: string): Promise<Measurement> {
  const program = await runProgram(databaseUrl);
  const browser = await launch();
  try {
    const [person] = await signUpMany(program.url, 1);
    if (person === undefined) throw new Error('nobody signed up');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.token}` };
    const created = await fetch(`${program.url}/api/carousels`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ deck }),
    });
    const { id } = made.parse(await created.json()).data;
    const exports: number[] = [];
    const prints: number[] = [];
    let bytes = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const began = performance.now();
      const file = await fetch(`${program.url}/api/carousels/${id}/export?format=pdf`, { headers });
      bytes = (await file.arrayBuffer()).byteLength;
      const took = performance.now() - began;
      const printed = await printOnce(browser);
      // The first of each loads code and fonts.
      if (round === 0) continue;
      exports.push(took);
      prints.push(printed);
    }
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await context.addCookies([{ name: 'token', value: person.token, url: program.url }]);
    const page = await context.newPage();
    await page.goto(`${program.url}/dashboard/carousel/${id}`);
    await page.getByRole('button', { name: /^Edit title/ }).waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const waits = await typeOnce(page);
    const share = median(exports) / median(prints);
    return {
      title: 'Ten slides',
      method: `the built program; ${rounds} exports over HTTP after a first one, each followed by Chromium printing the same words on ten pages of the same size in an open browser; ${keys} keys ${keyMs} ms apart in the title field of the editor`,
      figures: [
        {
          name: 'PDF of ten slides',
          value: `p50 ${rounded(median(exports))} ms; Chromium ${rounded(median(prints))} ms`,
          target: '<= a third of Chromium',
          reached: share <= 1 / 3,
        },
        {
          name: 'size of the PDF',
          value: `${rounded(bytes / 1024)} KB`,
          target: '< 1 MB',
          reached: bytes < 1024 * 1024,
        },
        {
          name: 'key to another picture of the slide',
          value: `p50 ${rounded(median(waits))} ms, most ${rounded(Math.max(...waits))} ms`,
          target: '< 50 ms',
          reached: median(waits) < 50,
        },
      ],
    };
  } finally {
    await browser.close();
    await program.stop();
  }
}
