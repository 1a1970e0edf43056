import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { isPublicAddress } from './addresses.ts';
import { decodePage } from './charset.ts';
import { createWebPages, type WebPages, type WebPagesParts } from './index.ts';

const opened: Server[] = [];
let sandbox: Sandbox;
let pages: WebPages;

const config = (addresses: string[]) => ({
  FETCH_ALLOWED_ADDRESSES: addresses,
  PUBLIC_URL: 'https://limelight.example',
});
const make = (addresses: string[], parts: Partial<WebPagesParts> = {}) =>
  createWebPages(config(addresses), createLog('silent'), parts);

async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'read',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );
}

/** A server on one loopback address that records its visitors. */
async function visited(
  host: string,
  port: number,
  body = '<title>Here</title>',
): Promise<{ port: number; visits: string[] }> {
  const visits: string[] = [];
  const server = createServer((incoming, answer) => {
    visits.push(incoming.headers.host ?? '');
    answer.writeHead(200, { 'content-type': 'text/html' }).end(body);
  });
  opened.push(server);
  await new Promise<void>((resolve) => {
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : port, visits };
}

beforeAll(async () => {
  sandbox = await startSandbox();
  pages = make([sandbox.webUrl]);
});
afterAll(async () => {
  await sandbox.close();
  for (const server of opened) server.close();
});

describe('which addresses are public', () => {
  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:93.184.216.34',
    '::ffff:a00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '100::1',
    'fc00::1',
    'fd12:3456:789a::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2001:2::1',
    '2001:10::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    '5f00::1',
    '4000::1',
    '2606:4700::1111%lo',
    'localhost',
    '1.2.3',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.0.1.1',
    '198.17.0.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001::200e',
    '2001:4860:4860::8888',
  ])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('addresses that are refused before a connection is made', () => {
  const nowhere = make([], {
    timeoutMs: 2000,
    resolve: async (name) => [name === 'example.com' ? '93.184.216.34' : '127.0.0.1'],
  });
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://localhost./',
    'http://LOCALHOST/',
    'http://app.localhost/',
    'http://①②⑦.⓪.⓪.①/',
    'http://example.com:22/',
    'http://example.com:8080/',
    'https://example.com:6379/',
    'http://someone:secret@example.com/',
    'http://someone@example.com/',
    'ftp://example.com/',
    'file:///etc/hostname',
    'gopher://example.com/',
    'javascript:alert(1)',
    'data:text/html,<p>x',
    'blob:https://example.com/1',
    'about:blank',
    '//example.com/',
    'example.com',
    'http://',
    '',
  ])('%s', async (url) => {
    expect(await outcome(nowhere.fetchPage(url))).toBe('page_not_allowed');
    expect(await outcome(nowhere.fetchImage(url))).toBe('page_not_allowed');
  });
  it('a name with one closed address among its open ones, and one that nobody has', async () => {
    const mixed = make([], { resolve: async () => ['93.184.216.34', '10.0.0.5'] });
    // As if nobody had it, so that the names of a network stay unknown.
    expect(await outcome(mixed.fetchPage('https://example.com/'))).toBe('page_not_reachable');
    for (const url of ['http://intranet/', 'http://name-that-leads-home.example/'])
      expect(await outcome(nowhere.fetchPage(url))).toBe('page_not_reachable');
    const unknown = make([], { resolve: async () => [] });
    expect(await outcome(unknown.fetchPage('https://nobody.example/'))).toBe('page_not_reachable');
  });
  it('what only looks as if it were opened', async () => {
    const { port } = new URL(sandbox.url);
    for (const url of [
      `${sandbox.url}/control/linkedin/members`,
      `${sandbox.url}/webmail`,
      `${sandbox.webUrl}/../control/linkedin/members`,
      `${sandbox.webUrl}/%2e%2e/control/linkedin/members`,
      `http://localhost:${port}/web/articles/harbour-lights`,
      `http://127.0.0.1:${port}@example.com/web`,
      `https://127.0.0.1:${port}/web`,
    ])
      expect(await outcome(pages.fetchPage(url))).toBe('page_not_allowed');
  });
});

describe('names that change their mind', () => {
  it('are asked once, and the connection goes to what was judged', async () => {
    const first = await visited('127.0.0.1', 0);
    const second = await visited('127.0.0.2', first.port);
    const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2']];
    let asked = 0;
    const rebinding = make([`http://rebind.example:${first.port}`], {
      resolve: async () => answers[asked++] ?? [],
    });
    const page = await rebinding.fetchPage(`http://rebind.example:${first.port}/`);
    expect(page.finalUrl).toBe(`http://rebind.example:${first.port}/`);
    expect(asked).toBe(1);
    expect(first.visits).toEqual([`rebind.example:${first.port}`]);
    expect(second.visits).toEqual([]);
  });
  it('are judged again at a redirect to the same name', async () => {
    const names: string[] = [];
    const twice = make([sandbox.webUrl], {
      resolve: async (name) => {
        names.push(name);
        return ['127.0.0.1'];
      },
    });
    expect(await outcome(twice.fetchPage(`${sandbox.webUrl}/to-private`))).toBe('page_not_allowed');
    expect(names).toEqual([]);
    const { port } = new URL(sandbox.url);
    const named = make([`http://pages.example:${port}/web`], {
      resolve: async (name) => {
        names.push(name);
        return ['127.0.0.1'];
      },
    });
    expect(await outcome(named.fetchPage(`http://pages.example:${port}/web/moved/2`))).toBe('read');
    expect(names).toEqual(['pages.example', 'pages.example', 'pages.example']);
  });
});

describe('redirects', () => {
  it.each([
    ['moved/1', 'read'],
    ['moved/5', 'read'],
    ['moved/6', 'page_not_reachable'],
    ['loop', 'page_not_reachable'],
    ['to-private', 'page_not_allowed'],
    ['to-file', 'page_not_allowed'],
    ['to-control', 'page_not_allowed'],
  ])('%s: %s', async (path, expected) => {
    expect(await outcome(pages.fetchPage(`${sandbox.webUrl}/${path}`))).toBe(expected);
  });
});

describe('what comes back', () => {
  it('a page as text, with where it stood in the end', async () => {
    const page = await pages.fetchPage(`${sandbox.webUrl}/moved/1#part`);
    expect(page.finalUrl).toBe(`${sandbox.webUrl}/articles/harbour-lights`);
    expect(page.contentType).toBe('text/html');
    expect(page.html).toContain('A port cut its hand-over');
    expect((await pages.fetchPage(`${sandbox.webUrl}/articles/old-letters`)).html).toContain(
      'Café à la carte',
    );
  });
  it('a picture with its type by content', async () => {
    const picture = await pages.fetchImage(`${sandbox.webUrl}/pictures/harbour.png`);
    expect(picture.mediaType).toBe('image/png');
    expect(picture.bytes.byteLength).toBeGreaterThan(1000);
  });
  it.each([
    ['huge', 'page_too_large'],
    ['bomb', 'page_too_large'],
    ['gone', 'page_not_reachable'],
    ['files/report.pdf', 'page_wrong_type'],
    ['pictures/harbour.png', 'page_wrong_type'],
  ])('no page from %s: %s', async (path, expected) => {
    expect(await outcome(pages.fetchPage(`${sandbox.webUrl}/${path}`))).toBe(expected);
  });
  it.each([
    ['pictures/huge.png', 'page_too_large'],
    ['pictures/drawing.svg', 'page_wrong_type'],
    ['articles/harbour-lights', 'page_wrong_type'],
  ])('no picture from %s: %s', async (path, expected) => {
    expect(await outcome(pages.fetchImage(`${sandbox.webUrl}/${path}`))).toBe(expected);
  });
  it('nothing from a page that never ends, a name that is never answered, or a closed port', async () => {
    const hasty = make([sandbox.webUrl], { timeoutMs: 300 });
    expect(await outcome(hasty.fetchPage(`${sandbox.webUrl}/slow`))).toBe('page_not_reachable');
    const silent = make([], { timeoutMs: 100, resolve: async () => new Promise(() => {}) });
    expect(await outcome(silent.fetchPage('https://example.com/'))).toBe('page_not_reachable');
    const left = AbortSignal.abort(new Error('nobody waits'));
    expect(await outcome(pages.fetchArticle(`${sandbox.webUrl}/slow`, left))).toBe('Error: nobody waits');
    const { port } = await visited('127.0.0.1', 0);
    opened.pop()?.close();
    await expect.poll(() => isClosed(port)).toBe(true);
    const closed = make([`http://127.0.0.1:${port}`]);
    expect(await outcome(closed.fetchPage(`http://127.0.0.1:${port}/`))).toBe('page_not_reachable');
  });
  it('introduces itself honestly', async () => {
    const agents: (string | undefined)[] = [];
    const server = createServer((incoming, answer) => {
      agents.push(incoming.headers['user-agent']);
      answer.end('<p>no type</p>');
    });
    opened.push(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    expect((await make([url]).fetchPage(`${url}/`)).contentType).toBe('text/html');
    expect(agents).toEqual([expect.stringContaining('+https://limelight.example')]);
  });
});

function isClosed(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}

describe('the letters of a page', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  it.each([
    ['a mark before what the server says', Buffer.from('\uFEFFgrün'), 'text/html; charset=iso-8859-1'],
    ['what the server says', latin('grün'), 'text/html; charset="ISO-8859-1"'],
    ['UTF-8 where nothing is said', Buffer.from('grün'), 'text/html'],
    ['UTF-8 where the server says nonsense', Buffer.from('grün'), 'text/html; charset=klingon'],
    ['UTF-16 by its mark', Buffer.from('\uFEFFgrün', 'utf16le'), 'text/html'],
  ])('%s', (_name, bytes, type) => {
    expect(decodePage(bytes, type)).toBe('grün');
  });
  it('what the page says of itself', () => {
    expect(decodePage(latin('<meta charset="windows-1252">grün'), 'text/html')).toContain('grün');
    expect(
      decodePage(latin('<meta http-equiv=content-type content="text/html; charset=latin1">grün'), ''),
    ).toContain('grün');
    expect(decodePage(Buffer.from('<meta charset=utf-16>grün'), '')).toContain('grün');
  });
});
