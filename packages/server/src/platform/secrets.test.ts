import { describe, expect, it } from 'vitest';
import { createSecrets, randomHex } from './secrets.ts';

const secrets = createSecrets('a'.repeat(40), '0f'.repeat(32));

describe('secrets', () => {
  it('makes 64 hexadecimal characters', () => {
    expect(randomHex()).toMatch(/^[0-9a-f]{64}$/);
    expect(randomHex()).not.toBe(randomHex());
  });
  it('opens what it sealed, for that purpose alone', () => {
    const sealed = secrets.seal('AQX token ü', 'linkedin:1');
    expect(sealed).not.toContain('token');
    expect(secrets.open(sealed, 'linkedin:1')).toBe('AQX token ü');
    expect(secrets.seal('AQX token ü', 'linkedin:1')).not.toBe(sealed);
    expect(() => secrets.open(sealed, 'linkedin:2')).toThrow(/unable to authenticate/);
    expect(() => secrets.open(`${sealed.slice(0, -2)}AA`, 'linkedin:1')).toThrow(/unable to authenticate/);
    expect(() => createSecrets('a'.repeat(40), 'f0'.repeat(32)).open(sealed, 'linkedin:1')).toThrow(
      /unable to authenticate/,
    );
  });
  it('signs an address until a time', () => {
    const signature = secrets.sign('/api/media/1/file', 2000);
    expect(secrets.verify('/api/media/1/file', 2000, signature, 1_999_000)).toBe(true);
    expect(secrets.verify('/api/media/1/file', 2000, signature, 2_001_000)).toBe(false);
    expect(secrets.verify('/api/media/2/file', 2000, signature, 1_999_000)).toBe(false);
    expect(secrets.verify('/api/media/1/file', 3000, signature, 1_999_000)).toBe(false);
    expect(secrets.verify('/api/media/1/file', 2000, 'x', 1_999_000)).toBe(false);
  });
});
