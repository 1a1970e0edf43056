import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  email,
  line,
  localDateTime,
  password,
  personName,
  sanitizeLine,
  timestamp,
  timeZone,
} from './fields.ts';
import { returnPath } from './accounts/identity.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('validation as specified', () => {
  it.each([
    'a@b.co',
    'first.last+tag@mail.example.org',
    'ü@exämple.de',
    "o'brien@a-b.co.uk",
    'a@xn--exmple-cua.xn--p1ai',
  ])('takes the email %s', (value) => {
    expect(accepts(email, value)).toBe(true);
  });
  it.each([
    '',
    'plain',
    'a@b',
    'a b@c.de',
    'a@@b.co',
    'a@b@c.de',
    'a@.',
    '<script>@x.yz',
    'x@[127.0.0.1].com',
    'a@xn--.org',
    'a,b@c.de',
    'a@b..de',
    'a@127.0.0.1',
    'a@-b.de',
  ])('refuses the email %j', (value) => {
    expect(accepts(email, value)).toBe(false);
  });

  it.each(['Abcdef1!', 'aA1@$!%*?&', 'Zz9&zzzz'])('takes the password %s', (value) => {
    expect(accepts(password, value)).toBe(true);
  });
  it.each([
    ['seven characters', 'Abcde1!'],
    ['no lowercase', 'ABCDEF1!'],
    ['no uppercase', 'abcdef1!'],
    ['no digit', 'Abcdefg!'],
    ['no special', 'Abcdefg1'],
    ['another special', 'Abcdef1!#'],
    ['a space', 'Abcdef1! '],
    ['a letter outside ASCII', 'Abcdéf1!'],
  ])('refuses a password with %s', (_, value) => {
    expect(accepts(password, value)).toBe(false);
  });

  it.each(['Jo', 'Anne Marie', 'José', 'अमित शर्मा', 'Нина', 'X'.repeat(50)])('takes the name %s', (value) => {
    expect(accepts(personName, value)).toBe(true);
  });
  it.each(['J', '  J ', 'R2D2', 'Anne-Marie', 'X'.repeat(51), '<b>Jo</b>', ''])(
    'refuses the name %j',
    (value) => {
      expect(accepts(personName, value)).toBe(false);
    },
  );

  it('cleans one-line fields of brackets, script addresses and handlers, however they are nested', () => {
    expect(sanitizeLine('  <b onclick=x>Hi</b> ')).toBe('b xHi/b');
    expect(sanitizeLine('javajavascript:script:alert(1)')).toBe('alert(1)');
    expect(sanitizeLine('vbscript:run data:text/html,x onerror = y')).toBe('run ,x y');
    expect(sanitizeLine('one = two, and online = yes')).toBe('one = two, and online = yes');
    expect(sanitizeLine('a'.repeat(2000))).toHaveLength(1000);
    expect(line(1000).parse('a'.repeat(2000))).toHaveLength(1000);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', 'java', 'vb', 'script:', 'on', 'click', '=', ' ') }),
        (value) => {
          expect(sanitizeLine(value)).not.toMatch(/[<>]|(java|vb)script:|\bonclick\w*\s*=/i);
        },
      ),
    );
    expect(accepts(line(10), 'x'.repeat(11))).toBe(false);
  });

  it('knows time zones and instants', () => {
    expect(accepts(timeZone, 'Asia/Kolkata')).toBe(true);
    expect(accepts(timeZone, 'Mars/Base')).toBe(false);
    expect(accepts(timeZone, '+05:30')).toBe(false);
    expect(accepts(timestamp, '2026-11-18T09:00:00+05:30')).toBe(true);
    expect(accepts(timestamp, '2026-11-18T09:00:00')).toBe(false);
    expect(accepts(timestamp, '0000-11-18T09:00:00Z')).toBe(false);
    expect(accepts(localDateTime, '2026-11-18T09:00')).toBe(true);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'dashboard', '/a b'])(
    'never goes back to %s',
    (value) => {
      expect(accepts(returnPath, value)).toBe(false);
    },
  );
  it('goes back to a path of its own', () => {
    expect(accepts(returnPath, '/dashboard/generate-post?post=1')).toBe(true);
  });
});
