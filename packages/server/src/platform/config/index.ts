export { envExample } from './env-example.ts';
export { ConfigError, loadConfig, type Config } from './load.ts';
export { mustVerifyEmail } from './rules.ts';
export { isLoopback } from './schema.ts';
