import { describe, expect, it } from 'vitest';
import { knownZones, presentZone, zoneLabel } from './time-zones.ts';

describe('zones', () => {
  it('are called what their city is called today', () => {
    expect(presentZone('Asia/Calcutta')).toBe('Asia/Kolkata');
    expect(zoneLabel('Europe/Kiev')).toBe('Europe/Kyiv');
    expect(zoneLabel('America/New_York')).toBe('America/New York');
    expect(presentZone('Mars/Olympus')).toBe('Mars/Olympus');
  });

  it('are listed once, with today’s names alone and those asked for', () => {
    const zones = knownZones('Asia/Kolkata', 'Etc/GMT+5');
    expect(zones.filter((zone) => zone === 'Asia/Kolkata')).toHaveLength(1);
    expect(zones).not.toContain('Asia/Calcutta');
    expect(zones).toContain('UTC');
    expect(zones).toContain('Etc/GMT+5');
  });
});
