/** A card of the provider's test mode. `reason` is the error when its payment is declined. */
export type TestCard = {
  number: string;
  label: string;
  network: string;
  international: boolean;
  reason: string | null;
};

const good = (number: string, network: string, international = false): TestCard => ({
  number,
  label: `${network}${international ? ', foreign' : ''}: pays`,
  network,
  international,
  reason: null,
});
const bad = (number: string, reason: string): TestCard => ({
  number,
  label: `Visa: ${reason}`,
  network: 'Visa',
  international: false,
  reason,
});

export const TEST_CARDS: readonly TestCard[] = [
  good('4100280000001007', 'Visa'),
  good('5500670000001002', 'MasterCard'),
  good('6527658900001005', 'RuPay'),
  good('36082800091007', 'Diners Club'),
  good('340256000401007', 'American Express'),
  good('5555555555554444', 'MasterCard', true),
  good('5105105105105100', 'MasterCard', true),
  good('5104060000000008', 'MasterCard', true),
  good('4012888888881881', 'Visa', true),
  bad('4100280000090000', 'payment_timed_out'),
  bad('4100280000080001', 'insufficient_fund'),
  bad('4100280000070002', 'payment_cancelled'),
  bad('4100280000060003', 'card_declined'),
  bad('4100280000030006', 'card_disabled_for_online_payments'),
  bad('4100280000010008', 'card_number_invalid'),
  bad('4100280000020007', 'gateway_technical_error'),
  bad('4100280000000009', 'authentication_failed'),
];

export const BANKS = { HDFC: 'HDFC Bank', ICIC: 'ICICI Bank', SBIN: 'State Bank of India' };
export const WALLETS = { olamoney: 'Ola Money', mobikwik: 'MobiKwik' };
