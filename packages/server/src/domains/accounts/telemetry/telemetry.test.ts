import { checkLoc, errorReport } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    environment: { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'CF-IPCountry' },
  });
});
afterAll(() => app.close());

describe('check-loc', () => {
  const ask = async (headers: Record<string, string>, where = app) =>
    (await where.call(checkLoc, {}, { headers })).body.data;

  it('finds the country by the address', async () => {
    // 1.6.0.0/15 belongs to a carrier in India, 2001:4860::/32 to one in the United States.
    expect(await ask({ 'x-forwarded-for': '1.6.1.1' })).toEqual({ country: 'IN', currency: 'INR' });
    expect(await ask({ 'x-forwarded-for': '2001:4860:4860::8888' })).toEqual({
      country: 'US',
      currency: 'USD',
    });
  });

  it('shows dollars where the country is not known', async () => {
    const unknown = { country: null, currency: 'USD' };
    for (const address of ['127.0.0.1', '10.1.2.3', '192.168.1.1', 'fd00::1', '::1']) {
      expect(await ask({ 'x-forwarded-for': address })).toEqual(unknown);
    }
    expect(await ask({})).toEqual(unknown);
  });

  it('believes the country a configured proxy tells', async () => {
    expect(await ask({ 'cf-ipcountry': 'in', 'x-forwarded-for': '8.8.8.8' })).toEqual({
      country: 'IN',
      currency: 'INR',
    });
    expect(await ask({ 'cf-ipcountry': 'XX', 'x-forwarded-for': '8.8.8.8' })).toEqual({
      country: 'US',
      currency: 'USD',
    });
    expect(await ask({ 'cf-ipcountry': 'India' })).toEqual({ country: null, currency: 'USD' });
  });

  it('believes nobody else', async () => {
    const direct = await createTestApp({
      environment: { COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '' },
    });
    try {
      expect(await ask({ 'cf-ipcountry': 'IN', 'x-forwarded-for': '1.6.1.1' }, direct)).toEqual({
        country: null,
        currency: 'USD',
      });
    } finally {
      await direct.close();
    }
  });
});

describe('error-report/report', () => {
  const report = (body: { params?: unknown; apiUrl: string; err: unknown }, address = '198.51.100.1') =>
    app.call(errorReport, { body }, { headers: { 'x-forwarded-for': address } });

  async function kept(apiUrl: string): Promise<{ params: unknown; err: unknown }[]> {
    const { rows } = await app.context.database.pool.query<{ params: unknown; err: unknown }>(
      'SELECT params, err FROM error_reports WHERE api_url = $1 ORDER BY created_at',
      [apiUrl],
    );
    return rows;
  }

  it('keeps what helps to find the fault', async () => {
    const { status } = await report({
      params: { page: 2, status: 'draft' },
      apiUrl: '/api/posts?cursor=abc',
      err: { status: 503, code: 'linkedin_unavailable', data: { attempts: [1, 2] } },
    });
    expect(status).toBe(200);
    expect(await kept('/api/posts')).toEqual([
      {
        params: { page: 2, status: 'draft' },
        err: { status: 503, code: 'linkedin_unavailable', data: { attempts: [1, 2] } },
      },
    ]);
  });

  it('keeps no secret, no address and no text, however deep or named', async () => {
    await report({
      params: {
        password: 'Correct1@horse',
        newPassword: 'Another2@horse',
        accessToken: 'leak-a',
        headers: { Authorization: 'Bearer leak-b', cookie: 'token=leak-c', 'set-cookie': 'leak-d' },
        body: { text: 'leak-e', idea: 'leak-f', message: 'leak-g', commentary: 'leak-h' },
        nested: [{ draft: { postText: 'leak-i' } }],
        code: 'AQTleak-j.oauth~code/that+is=secret',
        seen: 'asked as someone@example.com with Bearer abc.def and https://x.example/y?token=leak-k',
        opaque: 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2xtbm9w',
      },
      apiUrl: '/api/secrets/4d0f9a6e51c14d0f9a6e51c14d0f9a6e51c14d0f9a6e51c1?token=leak-l#leak-m',
      err: {
        type: 'PAYMENT_FAILURE',
        message: 'leak-n',
        userEmail: 'leak-o',
        details: { sessionToken: 'leak-p' },
      },
    });
    const rows = await kept('/api/secrets/[cut]');
    expect(rows).toHaveLength(1);
    const text = JSON.stringify(rows);
    expect(text).not.toMatch(/leak-|horse|someone@|abc\.def|QUJDREVG/);
    expect(rows[0]?.err).toEqual({ type: 'PAYMENT_FAILURE', details: {} });
  });

  it('keeps little of what is large or deep', async () => {
    const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => ({ inner }), 'bottom');
    await report({
      params: { deep },
      apiUrl: '/deep',
      err: { list: Array.from({ length: 300 }, (_, n) => n) },
    });
    const [row] = await kept('/deep');
    expect(JSON.stringify(row)).not.toContain('bottom');
    expect(row?.err).toEqual({ list: Array.from({ length: 20 }, (_, n) => n) });
    const wide = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`field${n}`, 'word '.repeat(130)]));
    await report({ params: wide, apiUrl: '/wide', err: null });
    expect(await kept('/wide')).toEqual([{ params: '[cut]', err: null }]);
    const { rows } = await app.context.database.pool.query<{ most: number }>(
      'SELECT max(octet_length(params::text) + octet_length(err::text)) AS most FROM error_reports',
    );
    expect(rows[0]?.most).toBeLessThanOrEqual(8 * 1024);
  });

  it('takes no more than a page could need, and never says so loudly', async () => {
    for (let n = 0; n < 62; n += 1)
      expect((await report({ apiUrl: '/flood', err: n }, '203.0.113.4')).status).toBe(200);
    expect(await kept('/flood')).toHaveLength(60);
    await report({ apiUrl: '/flood', err: 'another' }, '203.0.113.5');
    expect(await kept('/flood')).toHaveLength(61);
    // A household has many IPv6 addresses in one network.
    for (let n = 0; n < 62; n += 1)
      await report({ apiUrl: '/flood-6', err: n }, `2001:db8:1:2::${n.toString(16)}`);
    expect(await kept('/flood-6')).toHaveLength(60);
  });

  it('refuses a body that is too large', async () => {
    expect((await report({ apiUrl: '/large', err: 'x'.repeat(20_000) })).status).toBe(413);
  });

  it('forgets reports after 30 days', async () => {
    await report({ apiUrl: '/old', err: 1 });
    app.clock.advance(29 * 86_400_000);
    await report({ apiUrl: '/new', err: 1 }, '198.51.100.9');
    await app.runPeriodic('system.tidy');
    expect(await kept('/old')).toHaveLength(1);
    app.clock.advance(2 * 86_400_000);
    await app.runPeriodic('system.tidy');
    expect(await kept('/old')).toHaveLength(0);
    expect(await kept('/new')).toHaveLength(1);
  });
});
