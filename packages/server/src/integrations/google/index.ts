export { createGoogleClient, type GoogleClient, type GoogleIdentity } from './client.ts';
export { GoogleError } from './errors.ts';
