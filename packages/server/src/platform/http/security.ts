import type { Config } from '../config/index.ts';

/**
 * Headers of every answer. Scripts run only from our own files and the inline ones the build printed, named by hash;
 * styles are inline where the component library writes them. The frames are LinkedIn's and Google's consent pages.
 */
export function securityHeaders(config: Config, scriptHashes: readonly string[]): Record<string, string> {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  const frames = [
    "'self'",
    new URL(config.LINKEDIN_OAUTH_URL).origin,
    new URL(config.GOOGLE_AUTH_URL).origin,
  ].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  const https = config.PUBLIC_URL.startsWith('https://');
  return {
    'content-security-policy': [...policy, ...(https ? ['upgrade-insecure-requests'] : [])].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
