import { expect, it } from 'vitest';
import { agentCategories } from './agent-categories.ts';

it('has the nine categories of the specification, each with its label as key and as page', () => {
  expect(Object.values(agentCategories).map(({ label }) => label)).toEqual([
    'Job Agents',
    'Job Candidate Searcher',
    'Job Message Drafter',
    'Job Searcher',
    'Sales Agents',
    'Sales Lead Generation',
    'Sales Lead Search',
    'Sales Message Drafting',
    'Job Mail Drafter',
  ]);
  for (const [key, { label, path }] of Object.entries(agentCategories)) {
    expect(key).toBe(label.toLowerCase().replaceAll(' ', '_'));
    expect(path).toBe(`/dashboard/${key.replaceAll('_', '-')}`);
  }
});
