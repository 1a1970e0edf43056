export * from './access-tokens.ts';
export * from './identity.ts';
export * from './linkedin.ts';
export * from './notifications.ts';
export * from './webhooks.ts';
