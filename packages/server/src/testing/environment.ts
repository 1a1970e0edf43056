import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Configuration of a test application: demo mode, nothing outside this machine. */
export function testEnvironment(given: Readonly<Record<string, string>>): Record<string, string> {
  return {
    LIMELIGHT_MODE: 'demo',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    APP_SECRET: 'test-secret-test-secret-test-secret-test',
    ENCRYPTION_KEY: 'ab'.repeat(32),
    DATA_DIR: join(tmpdir(), 'limelight-tests'),
    LOG_LEVEL: 'silent',
    ...given,
  };
}

/** Events of the payment provider are signed with it; where they go is for a test to say. */
export const razorpayHookSecret = 'test-webhook-secret';

export const linkedinClient = { id: 'demo-client', secret: 'demo-secret' } as const;

/** Where answers to tickets arrive, and what signs them. */
export const inboundMail = { address: 'tickets@limelight.example', secret: 'test-inbound-secret' } as const;

/** So little that signing up costs a test nothing; what the program spends, `password-hash.test.ts` and journeys use. */
export const testPasswordCost = { memory: 64, passes: 1, parallelism: 1 } as const;
