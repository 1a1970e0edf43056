export { createRazorpayClient, type RazorpayClient } from './client.ts';
export { isSignedBy } from './signature.ts';
export type { RazorpayEvent, RazorpayPayment, RazorpayRefund } from './wire.ts';
