import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, envExample, loadConfig } from './index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'limelight config '));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const production = {
  LIMELIGHT_MODE: 'production',
  DATABASE_URL: 'postgres://limelight:x@db.example/limelight',
  PUBLIC_URL: 'https://limelight.example',
  APP_SECRET: 's'.repeat(32),
  ENCRYPTION_KEY: '0f'.repeat(32),
  STORAGE_DIR: '/srv/limelight',
  SUPPORT_EMAIL: 'support@studio.test',
};

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('demo mode', () => {
  it('needs nothing, listens on loopback and keeps the secrets it makes', () => {
    const first = loadConfig({ DATA_DIR: dataDir });
    expect(first.HOST).toBe('127.0.0.1');
    expect(first.DATABASE_URL).toBeNull();
    expect(first.APP_SECRET).toHaveLength(64);
    expect(loadConfig({ DATA_DIR: dataDir }).ENCRYPTION_KEY).toBe(first.ENCRYPTION_KEY);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
  });
  it('reads a variable set to nothing as not set', () => {
    expect(loadConfig({ DATA_DIR: dataDir, PORT: '', SMTP_URL: '' }).PORT).toBe(3000);
    expect(loadConfig({ DATA_DIR: dataDir, PORT: '  ' }).PORT).toBe(3000);
  });
  it('says what a setting must be, whichever it is and whatever stands there', () => {
    const names = [...envExample().matchAll(/^#?\s?([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name);
    const said = names.flatMap((name) =>
      ['!!!', '-1'].flatMap((value) => faultsOf({ ...production, [name]: value })),
    );
    expect(said.length).toBeGreaterThan(names.length);
    expect(said.filter((fault) => /invalid|expected|too (?:small|big)/i.test(fault))).toEqual([]);
    for (const [name, value] of [
      ['MAIL_FROM', 'Limelight'],
      ['MAIL_FROM', 'Limelight <hello>'],
      ['DATABASE_URL', 'postgres://'],
    ] as const)
      expect([name, faultsOf({ ...production, [name]: value })[0]?.split(':')[0]]).toEqual([name, name]);
    expect(faultsOf({ ...production, MAIL_FROM: 'hello@studio.test' })).toEqual([]);
  });
  it('tells every fault at once, by name', () => {
    const faults = faultsOf({
      PORT: 'many',
      ROLES: 'web,cook',
      DATABASE_URL: 'mysql://x',
      LINKEDIN_VERSION: '2026',
    });
    expect(faults.map((fault) => fault.split(':')[0]?.split('.')[0])).toEqual([
      'ROLES',
      'PORT',
      'DATABASE_URL',
      'LINKEDIN_VERSION',
    ]);
  });
  it('tells in the same round what does not fit together, in words of its own', () => {
    const faults = faultsOf({
      ...production,
      PORT: 'many',
      METRICS_TOKEN: 'short',
      TRUSTED_PROXIES: 'abc',
      AI_MODELS: 'gpt',
      APP_SECRET: '',
    });
    expect(faults).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      expect.stringMatching(/^AI_MODELS: must look like openai:NAME/),
      'METRICS_TOKEN: must have at least 16 characters',
      'TRUSTED_PROXIES: abc is neither an address nor a range',
      'APP_SECRET: must be set in production mode',
    ]);
  });
  it.each([
    ['is damaged', '{"appSecret":'],
    ['is damaged', '{}'],
  ])('names the file of the secrets when it %s: %s', (said, content) => {
    const damaged = mkdtempSync(join(dataDir, 'damaged '));
    writeFileSync(join(damaged, 'secrets.json'), content);
    expect(faultsOf({ DATA_DIR: damaged })).toEqual([
      expect.stringContaining(`${join(damaged, 'secrets.json')} ${said}`),
    ]);
  });
  it('names the folder of the data when nothing can be written there', () => {
    writeFileSync(join(dataDir, 'a file'), '');
    expect(faultsOf({ DATA_DIR: join(dataDir, 'a file') })).toEqual([
      expect.stringMatching(/^DATA_DIR: .*secrets\.json cannot be written or read/),
    ]);
  });
  it.each([
    [{ LINKEDIN_CLIENT_ID: 'a' }, 'LINKEDIN_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'a' }, 'GOOGLE_CLIENT_ID'],
    [{ STORAGE: 's3' }, 'S3_BUCKET'],
    [{ RAZORPAY_KEY_ID: 'rzp_test_a', RAZORPAY_WEBHOOK_SECRET: 'x'.repeat(8) }, 'RAZORPAY_KEY_SECRET'],
    [{ RAZORPAY_KEY_ID: 'rzp_test_a', RAZORPAY_KEY_SECRET: 'x'.repeat(8) }, 'RAZORPAY_WEBHOOK_SECRET'],
    [
      {
        RAZORPAY_KEY_ID: 'rzp_live_a',
        RAZORPAY_KEY_SECRET: 'x'.repeat(8),
        RAZORPAY_WEBHOOK_SECRET: 'x'.repeat(8),
        RAZORPAY_API_URL: 'http://127.0.0.1:4000',
      },
      'RAZORPAY_API_URL',
    ],
    [{ TRUSTED_PROXIES: '10.0.0.0/8,proxy.example' }, 'TRUSTED_PROXIES'],
    [{ COUNTRY_HEADER: 'CF IPCountry' }, 'COUNTRY_HEADER'],
    [{ AI_MODELS: 'openai:some-model' }, 'OPENAI_API_KEY'],
    [{ AI_MODELS: 'compatible:some-model' }, 'COMPATIBLE_BASE_URL'],
  ])('refuses half a setting and one that cannot be meant: %j', (environment, missing) => {
    expect(faultsOf(environment).map((fault) => fault.split(':')[0])).toEqual([missing]);
  });
});

describe('production mode', () => {
  it('starts with what it needs, on every address', () => {
    expect(faultsOf(production)).toEqual([]);
    expect(loadConfig(production).HOST).toBe('0.0.0.0');
  });
  it.each(['DATABASE_URL', 'PUBLIC_URL', 'APP_SECRET', 'ENCRYPTION_KEY', 'STORAGE_DIR', 'SUPPORT_EMAIL'])(
    'refuses to start without %s',
    (name) => {
      const faults = faultsOf({ ...production, [name]: '' });
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(new RegExp(`^${name}:`));
    },
  );
  it('makes no secret of its own', () => {
    expect(faultsOf({ ...production, APP_SECRET: '', DATA_DIR: join(dataDir, 'none') })).toHaveLength(1);
    expect(existsSync(join(dataDir, 'none'))).toBe(false);
  });
  it.each([
    ['LINKEDIN_OAUTH_URL', 'http://127.0.0.1:4000'],
    ['LINKEDIN_API_URL', 'http://localhost:4000/api'],
    ['LINKEDIN_API_URL', 'https://[::1]:4000'],
    ['GOOGLE_AUTH_URL', 'http://127.1.2.3/auth'],
    ['GOOGLE_TOKEN_URL', 'http://sandbox.localhost/token'],
    ['GOOGLE_USERINFO_URL', 'http://0.0.0.0/userinfo'],
    ['LINKEDIN_OAUTH_URL', 'https://[::ffff:127.0.0.1]:4000'],
    ['LINKEDIN_OAUTH_URL', 'https://[::]:4000'],
    ['LINKEDIN_OAUTH_URL', 'https://2130706433'],
    ['LINKEDIN_OAUTH_URL', 'https://localhost.'],
    ['LINKEDIN_API_URL', 'http://api.linkedin.example'],
    ['RAZORPAY_API_URL', 'http://127.0.0.1:4000/razorpay'],
    ['RAZORPAY_API_URL', 'https://razorpay.com.example'],
    ['RAZORPAY_CHECKOUT_URL', 'https://checkout.example/v1/checkout.js'],
  ])('refuses %s=%s', (name, value) => {
    expect(faultsOf({ ...production, [name]: value }).map((fault) => fault.split(':')[0])).toEqual([name]);
  });
  it('refuses the parts of a demo', () => {
    expect(faultsOf({ ...production, STAND_INS: 'mail' })).toHaveLength(1);
    expect(faultsOf({ ...production, MAILBOX_URL: 'https://mail.example' })).toHaveLength(1);
    expect(faultsOf({ ...production, FETCH_ALLOWED_ADDRESSES: 'http://10.0.0.7/wiki' })).toHaveLength(1);
    expect(faultsOf({ ...production, CLOCK_AHEAD_SECONDS: '60' })).toHaveLength(1);
  });
  it('takes a model, mail and storage server of this machine', () => {
    const local = {
      AI_MODELS: 'compatible:llama',
      COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1',
      SMTP_URL: 'smtp://127.0.0.1:25',
      MAIL_FROM: 'Studio <hello@studio.test>',
      STORAGE: 's3',
      S3_BUCKET: 'files',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
    };
    expect(faultsOf({ ...production, ...local })).toEqual([]);
  });
  it('sends no mail in the name of nobody', () => {
    const faults = faultsOf({ ...production, SMTP_URL: 'smtp://mail.studio.test' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['MAIL_FROM']);
  });
  it('refuses a page without encryption', () => {
    expect(faultsOf({ ...production, PUBLIC_URL: 'http://limelight.example' })).toHaveLength(1);
  });
});

it('.env.example is what the schema says', () => {
  expect(readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8')).toBe(envExample());
});
