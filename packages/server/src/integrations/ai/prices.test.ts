import { describe, expect, it } from 'vitest';
import { costOf, parsePrices } from './prices.ts';

describe('prices', () => {
  it('are dollars a million tokens, in and out', () => {
    const { prices, faults } = parsePrices('openai:gpt-x=2.5/10, compatible:llama3:8b=0/0,');
    expect(faults).toEqual([]);
    expect(prices.get('openai:gpt-x')).toEqual({ input: 2.5, output: 10 });
    expect(prices.get('compatible:llama3:8b')).toEqual({ input: 0, output: 0 });
  });

  it('that cannot be read are named', () => {
    const { prices, faults } = parsePrices('gpt-x=2/3,openai:a=1,openai:b=x/1,openai:c=1/2');
    expect([...prices.keys()]).toEqual(['openai:c']);
    expect(faults).toEqual(['gpt-x=2/3', 'openai:a=1', 'openai:b=x/1']);
  });

  it('give a cost in micro-dollars, or none where something is not known', () => {
    const price = { input: 2.5, output: 10 };
    expect(costOf(price, 1_000_000, 1_000_000)).toBe(12_500_000);
    expect(costOf(price, 3, 2)).toBe(28);
    expect(costOf(undefined, 3, 2)).toBeNull();
    expect(costOf(price, null, 2)).toBeNull();
  });
});
