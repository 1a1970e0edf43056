import { brand } from '@limelight/contracts/catalog';
import { createProxyTrust } from '../http/address.ts';
import { isLoopback, type RawConfig } from './schema.ts';

/** Settings that must be set together. */
function pairs(config: RawConfig): string[] {
  const faults: string[] = [];
  const both = (first: keyof RawConfig, second: keyof RawConfig) => {
    if ((config[first] === undefined) !== (config[second] === undefined)) {
      faults.push(
        `${config[first] === undefined ? first : second}: must be set together with ${config[first] === undefined ? second : first}`,
      );
    }
  };
  both('LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET');
  both('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  both('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  both('RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET');
  both('RAZORPAY_KEY_ID', 'RAZORPAY_WEBHOOK_SECRET');
  both('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY');
  both('INBOUND_MAIL_ADDRESS', 'INBOUND_MAIL_SECRET');
  if (config.STORAGE === 's3' && config.S3_BUCKET === undefined)
    faults.push('S3_BUCKET: must be set for STORAGE=s3');
  const keys = {
    openai: ['OPENAI_API_KEY', config.OPENAI_API_KEY],
    anthropic: ['ANTHROPIC_API_KEY', config.ANTHROPIC_API_KEY],
    google: ['GOOGLE_AI_API_KEY', config.GOOGLE_AI_API_KEY],
    openrouter: ['OPENROUTER_API_KEY', config.OPENROUTER_API_KEY],
    groq: ['GROQ_API_KEY', config.GROQ_API_KEY],
    mistral: ['MISTRAL_API_KEY', config.MISTRAL_API_KEY],
    compatible: ['COMPATIBLE_BASE_URL', config.COMPATIBLE_BASE_URL],
  } as const;
  for (const [provider, [name, value]] of Object.entries(keys)) {
    for (const list of ['AI_MODELS', 'AI_IMAGE_MODELS'] as const) {
      if (value === undefined && config[list].some((model) => model.startsWith(`${provider}:`)))
        faults.push(`${name}: must be set, ${list} names a ${provider}: model`);
    }
  }
  return faults;
}

function proxyFaults(config: RawConfig): string[] {
  try {
    createProxyTrust(config.TRUSTED_PROXIES);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : 'TRUSTED_PROXIES: cannot be read'];
  }
}

/** The API key and payments are sent to these addresses. */
function razorpayFaults(config: RawConfig): string[] {
  const faults: string[] = [];
  for (const name of ['RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'] as const) {
    const { protocol, hostname } = new URL(config[name]);
    if (protocol === 'https:' && /(^|\.)razorpay\.com$/.test(hostname)) continue;
    if (config.LIMELIGHT_MODE === 'production')
      faults.push(`${name}: production mode takes Razorpay’s own https address only`);
    else if (config.RAZORPAY_KEY_ID?.startsWith('rzp_live_'))
      faults.push(`${name}: a live key goes to Razorpay’s own address only`);
  }
  return faults;
}

function productionFaults(config: RawConfig): string[] {
  const faults: string[] = [];
  const need = ['DATABASE_URL', 'PUBLIC_URL', 'APP_SECRET', 'ENCRYPTION_KEY'] as const;
  for (const name of need)
    if (config[name] === undefined) faults.push(`${name}: must be set in production mode`);
  if (config.STORAGE === 'disk' && config.STORAGE_DIR === undefined) {
    faults.push('STORAGE_DIR: must be set in production mode, or STORAGE=s3');
  }
  if (config.STAND_INS.length > 0) faults.push('STAND_INS: production mode takes no stand-in');
  if (config.MAILBOX_URL !== undefined) faults.push('MAILBOX_URL: production mode takes no demo mailbox');
  if (config.JOB_BOARDS_URL !== undefined)
    faults.push('JOB_BOARDS_URL: production mode reads the real job boards only');
  if (config.FETCH_ALLOWED_ADDRESSES.length > 0)
    faults.push('FETCH_ALLOWED_ADDRESSES: production mode reads pages of the public internet only');
  if (config.CLOCK_AHEAD_SECONDS > 0)
    faults.push('CLOCK_AHEAD_SECONDS: production mode uses the clock of this computer');
  const outside = [
    'LINKEDIN_OAUTH_URL',
    'LINKEDIN_API_URL',
    'GOOGLE_AUTH_URL',
    'GOOGLE_TOKEN_URL',
    'GOOGLE_USERINFO_URL',
  ] as const;
  for (const name of outside) {
    if (isLoopback(config[name])) faults.push(`${name}: production mode takes no address of this machine`);
    else if (!config[name].startsWith('https://')) faults.push(`${name}: production mode takes https only`);
  }
  if (
    config.PUBLIC_URL !== undefined &&
    !config.PUBLIC_URL.startsWith('https://') &&
    !isLoopback(config.PUBLIC_URL)
  ) {
    faults.push('PUBLIC_URL: must begin with https:// in production mode');
  }
  return faults;
}

/** An address at a domain that can belong to nobody. */
const isMadeUp = (address: string) => /\.example>?$/.test(address);

/** Questions and answers would be sent to nobody. */
function addressFaults(config: RawConfig): string[] {
  const faults: string[] = [];
  if (config.SUPPORT_EMAIL === undefined && isMadeUp(brand.supportEmail))
    faults.push(
      'SUPPORT_EMAIL: must be set in production mode, or a support address of your own in brand.ts',
    );
  if (config.SMTP_URL !== undefined && isMadeUp(config.MAIL_FROM))
    faults.push('MAIL_FROM: must be set together with SMTP_URL, to an address of your own');
  return faults;
}

/** All reasons not to start with this configuration. Each begins with the name of the variable. */
export function configFaults(config: RawConfig): string[] {
  return [
    ...pairs(config),
    ...proxyFaults(config),
    ...razorpayFaults(config),
    ...(config.LIMELIGHT_MODE === 'production'
      ? [...productionFaults(config), ...addressFaults(config)]
      : []),
  ];
}

/**
 * Whether people must verify their email address before they reach others. They cannot where no mail is sent, and need
 * not in demo mode.
 */
export const mustVerifyEmail = (config: Pick<RawConfig, 'LIMELIGHT_MODE' | 'SMTP_URL'>): boolean =>
  config.LIMELIGHT_MODE === 'production' && config.SMTP_URL !== undefined;
