import { agentTools, newsSettings, type AgentTool } from '@limelight/contracts';
import { readyAgents, sampleSteps } from '@limelight/contracts/marketplace';
import { expect, it } from 'vitest';
import { newsDraftOf, readNewsDraft } from './news-draft.ts';
import { draftOf, draftsOf, newStep, readDraft } from './step-draft.ts';

const isTool = (name: string): name is AgentTool => Object.hasOwn(agentTools, name);

it('gives back every step as it was, typed and read again', () => {
  const fresh = Object.keys(agentTools).filter(isTool).map(newStep);
  for (const step of [...readyAgents.flatMap(sampleSteps), ...fresh])
    expect(readDraft(draftOf(step))).toEqual({ step });
});

it('gives back the settings of a news agent as they were, with commas in topics and blocked words', () => {
  const words = { topics: ['oil, gas and wind', 'hiring'], blocked: ['sponsored, paid'] };
  const settings = newsSettings.parse({
    ...words,
    feeds: ['https://a.example.com/feed'],
    outputs: ['digest'],
  });
  expect(readNewsDraft(newsDraftOf(settings))).toEqual({ settings });
});

it('says what is wrong with which line of which field', () => {
  const draft = draftOf(newStep('read-feeds'));
  const values = new Map([['feeds', 'https://a.example.com/feed\nconstructor']]);
  expect(readDraft({ ...draft, values })).toEqual({
    faults: new Map([['feeds', 'Line 2: Enter an address that starts with https:// or http://.']]),
  });
});

it('uses the words of the ready agent as long as the step is the same', () => {
  const [first] = draftsOf([newStep('read-feeds')], 'repurpose-blog');
  expect(first?.labels.get('feeds')).toBe('The feed of your blog');
  const [other] = draftsOf([newStep('read-pages')], 'repurpose-blog');
  expect(other?.labels.size).toBe(0);
});
