export { createGoogleClient, type GoogleClient } from './client.ts';
export { GoogleError } from './errors.ts';
