export { createRazorpayClient, type RazorpayClient, type RazorpayResult } from './client.ts';
export { isSignedBy } from './signature.ts';
export type { RazorpayEvent, RazorpayOrder, RazorpayPayment, RazorpayRefund } from './wire.ts';
