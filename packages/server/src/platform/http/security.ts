import type { Config } from '../config/index.ts';

interface PaymentSources {
  scripts: string[];
  frames: string[];
  connections: string[];
  pictures: string[];
}

/**
 * The origins used by the payment provider's checkout. Razorpay publishes no list, so these come from its own shop
 * modules and its maintainers' answers (2026). A simulated provider serves everything from one origin.
 */
function paymentSources(config: Config): PaymentSources {
  if (config.RAZORPAY_KEY_ID === undefined) return { scripts: [], frames: [], connections: [], pictures: [] };
  const script = new URL(config.RAZORPAY_CHECKOUT_URL).origin;
  const api = new URL(config.RAZORPAY_API_URL).origin;
  if (!script.endsWith('.razorpay.com'))
    return { scripts: [script], frames: [script], connections: [script, api], pictures: [script] };
  const of = (...names: string[]) => names.map((name) => `https://${name}.razorpay.com`);
  return {
    scripts: [script, ...of('cdn')],
    frames: [script, api],
    connections: [api, ...of('lumberjack', 'lumberjack-metrics', 'lumberjack-cx')],
    pictures: ['https://*.razorpay.com'],
  };
}

function measuringSources(config: Config): string[] {
  if (config.TAG_MANAGER_URL === undefined) return [];
  return [config.TAG_MANAGER_URL, ...config.TAG_MANAGER_SOURCES].map((url) => new URL(url).origin);
}

/**
 * Scripts run only from our own files or as inline scripts of the build, identified by hash. The component library
 * requires inline styles. The frames are LinkedIn's and Google's consent pages.
 */
export function securityHeaders(config: Config, scriptHashes: readonly string[]): Record<string, string> {
  const payments = paymentSources(config);
  const measuring = measuringSources(config);
  const scripts = [
    "'self'",
    // The layout engine for slides is WebAssembly.
    "'wasm-unsafe-eval'",
    ...payments.scripts,
    ...measuring,
    ...scriptHashes.map((hash) => `'${hash}'`),
  ].join(' ');
  const frames = [
    "'self'",
    new URL(config.LINKEDIN_OAUTH_URL).origin,
    new URL(config.GOOGLE_AUTH_URL).origin,
    ...payments.frames,
  ].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...payments.pictures, ...measuring].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...payments.connections, ...measuring].join(' '),
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...payments.frames].join(' '),
    "frame-ancestors 'none'",
  ];
  const https = config.PUBLIC_URL.startsWith('https://');
  return {
    'content-security-policy': [...policy, ...(https ? ['upgrade-insecure-requests'] : [])].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(self), geolocation=(), payment=(self' +
      payments.frames.map((origin) => ` "${origin}"`).join('') +
      ')',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
