import { expect } from 'vitest';
import { z } from 'zod';
import { containing, some, unknownId, type Row, type Scene } from './test-tool-rows.ts';

const agentPlan = {
  steps: [{ tool: 'read-feeds', settings: [{ field: 'feeds', value: 'https://news.example/feed' }] }],
  schedule: { days: [], time: '' },
  name: 'News',
  purpose: '',
  missing: '',
};

export const actingRows = ({ id, keep, call, answer, run, runDueJobs, webUrl }: Scene): Row[] => [
  [
    'schedule_post',
    () => ({ postId: id('post'), at: '2031-06-02T09:00' }),
    { status: 'scheduled', timeZone: 'Europe/Berlin' },
    [() => ({ postId: id('post'), at: 'Tuesday' }), 'at'],
    { card: 'draft' },
  ],
  [
    'get_calendar',
    () => ({ from: '2031-06-01', to: '2031-06-07' }),
    { posts: [{ risk: 'expires' }], freeSlots: [{ queueName: 'Mornings' }] },
    [() => ({ from: '2031-06-07', to: '2031-06-01' }), 'to'],
    { card: 'calendar' },
  ],
  [
    'move_posts',
    () => ({ byDays: 7, from: '2031-06-01', to: '2031-06-07' }),
    { moved: 1, results: [{ scheduledAt: '2031-06-09T07:00:00.000Z' }] },
    [() => ({ byDays: 7, to: '2031-06-07' }), 'from'],
    { card: 'calendar' },
  ],
  [
    'set_queue',
    () => ({ name: 'Evenings', times: [{ weekday: 2, time: '18:30' }] }),
    {
      name: 'Evenings',
      times: [{ weekday: 2, day: 'Tuesday', time: '18:30' }],
      timeZone: 'Europe/Berlin',
    },
    [() => ({ name: 'Evenings', times: [{ weekday: 2, time: 'evening' }] }), 'times.0.time'],
    {
      keep: { queue: 'queueId' },
      next: async ({ queueId }) => {
        const { output } = await call('set_queue', { queueId, times: [{ weekday: 4, time: '12:00' }] });
        expect(output).toMatchObject({ name: 'Evenings', times: [{ day: 'Thursday', time: '12:00' }] });
      },
    },
  ],
  [
    'list_queues',
    () => ({}),
    { timeZone: 'Europe/Berlin', queues: some.list },
    [() => ({ queue: 'Mornings' }), 'queue'],
    {
      next: async ({ queues }) => {
        const times = [{ weekday: 4, day: 'Thursday', time: '12:00' }];
        expect(queues).toContainEqual(expect.objectContaining({ name: 'Evenings', times }));
      },
    },
  ],
  ['pause_publishing', () => ({}), { pausedAt: some.text, held: 1 }, [() => ({ queueId: 'all' }), 'queueId']],
  ['resume_publishing', () => ({}), { pausedAt: null }, [() => ({ passed: 'now' }), 'passed']],
  [
    'unschedule_post',
    () => ({ postId: id('post') }),
    { status: 'draft' },
    [() => ({ postId: '' }), 'postId'],
    { card: 'draft' },
  ],
  [
    'share_for_review',
    () => ({ postIds: [id('post')] }),
    { link: containing('http') },
    [() => ({ postIds: [id('post')], days: 0 }), 'days'],
  ],
  [
    'publish_post',
    () => ({ postId: id('post') }),
    { status: 'publishing' },
    [() => ({ postId: null }), 'postId'],
    { card: 'draft', next: async () => runDueJobs() },
  ],
  [
    'get_publish_request',
    () => ({ requestId: id('request') }),
    { status: 'waiting' },
    [() => ({ requestId: 'x' }), 'requestId'],
  ],
  [
    'edit_published',
    () => ({ postId: id('public'), version: 1, text: 'Now shorter.' }),
    { id: some.text },
    [() => ({ postId: id('public'), version: 1, text: '' }), 'text'],
    { card: 'draft', next: async () => runDueJobs() },
  ],
  [
    'record_results',
    () => ({ postId: id('public'), impressions: 900 }),
    { id: some.text },
    [() => ({ impressions: 900 }), 'url'],
  ],
  [
    'get_results',
    () => ({}),
    {
      metric: 'impressions',
      posts: some.list,
    },
    [() => ({ metric: 'fame' }), 'metric'],
    { card: 'figures', next: async () => answer(agentPlan) },
  ],
  [
    'plan_agent',
    () => ({ description: 'Every Monday read our feed and draft a post.', waitSeconds: 20 }),
    { kind: 'agent-plan', status: 'done' },
    [() => ({ description: 'news' }), 'description'],
  ],
  [
    'create_agent',
    () => ({
      name: 'Morning news',
      news: { topics: ['nights'], feeds: [`${webUrl()}/feeds/news`] },
    }),
    { kind: 'news' },
    [() => ({ name: 'Odd', steps: [{ tool: 'hack' }] }), 'steps.0'],
    { card: 'list', keep: { agent: 'agentId' } },
  ],
  [
    'schedule_agent',
    () => ({ agentId: id('agent'), weekdays: [1], time: '08:00' }),
    { schedule: { timeZone: 'Europe/Berlin' } },
    [() => ({ agentId: id('agent'), weekdays: [8] }), 'weekdays'],
    {},
  ],
  [
    'list_agents',
    () => ({}),
    { agents: [{ name: 'Morning news' }] },
    [() => ({ all: true }), 'all'],
    { card: 'list' },
  ],
  [
    'run_agent',
    () => ({ agentId: id('agent'), waitSeconds: 0 }),
    { kind: 'news-agent' },
    [() => ({ agentId: 'x' }), 'agentId'],
    { card: 'run', keep: { run: 'runId' } },
  ],
  [
    'list_runs',
    () => ({ limit: 1 }),
    { runs: [{ url: containing('/runs/') }] },
    [() => ({ status: 'idle' }), 'status'],
  ],
  ['cancel_run', () => ({ runId: id('run') }), { status: 'cancelled' }, [() => ({ runId: '' }), 'runId']],
  [
    'get_run',
    () => ({ runId: id('run') }),
    { status: 'cancelled' },
    [() => ({ runId: 1 }), 'runId'],
    { card: 'run' },
  ],
  [
    'search_jobs',
    () => ({ query: 'Engineer', waitSeconds: 0 }),
    { status: 'queued' },
    [() => ({ query: '' }), 'query'],
    run('job-search'),
  ],
  [
    'list_jobs',
    () => ({ scope: 'found' }),
    { jobs: some.list },
    [() => ({ scope: 'mine', stage: 'dream' }), 'stage'],
    {
      card: 'list',
      next: async ({ jobs }) =>
        keep('job', z.array(z.looseObject({ jobId: z.string() })).parse(jobs)[0]?.jobId ?? ''),
    },
  ],
  [
    'get_job',
    () => ({ jobId: id('job') }),
    { text: some.text },
    [() => ({ jobId: 'x' }), 'jobId'],
    { card: 'list' },
  ],
  [
    'write_application',
    () => ({ jobId: id('job'), waitSeconds: 0 }),
    { status: 'queued' },
    [() => ({ jobId: id('job'), letter: 'yes' }), 'letter'],
    run('application'),
  ],
  [
    'move_job',
    () => ({ jobId: id('job'), stage: 'applied' }),
    { stage: 'applied' },
    [() => ({ jobId: id('job'), remindAt: 'soon' }), 'remindAt'],
    { card: 'list' },
  ],
  [
    'list_people',
    () => ({ company: 'Slotwise Example' }),
    { people: [{ name: 'Ida Holm', lead: { status: 'new', evidence: [] } }], total: 1 },
    [() => ({ kind: 'friend' }), 'kind'],
    {
      card: 'list',
      next: async ({ people }) =>
        keep('person', z.array(z.looseObject({ personId: z.string() })).parse(people)[0]?.personId ?? ''),
    },
  ],
  [
    'get_person',
    () => ({ personId: id('person') }),
    { name: 'Ida Holm' },
    [() => ({ personId: 'Ida' }), 'personId'],
    {
      card: 'list',
      next: async () => {
        const one = {
          subject: 'Hello',
          text: 'Hi {name}, you lead nurses at Slotwise. Shall we talk?',
          used: [],
        };
        await answer({ drafts: [one, one, one] });
      },
    },
  ],
  [
    'change_lead',
    () => ({ personId: id('person'), status: 'contacted' }),
    { name: 'Ida Holm', lead: { status: 'contacted' } },
    [() => ({ personId: id('person'), status: 'friend' }), 'status'],
    {
      card: 'list',
      next: async () => {
        const { output } = await call('list_people', { kind: 'lead', status: 'contacted' });
        expect(output).toMatchObject({ total: 1 });
      },
    },
  ],
  [
    'list_workspaces',
    () => ({}),
    { workspaces: [{ name: 'Night desk', role: 'owner' }] },
    [() => ({ team: 'Night desk' }), 'team'],
    {
      next: async ({ workspaces }) =>
        keep(
          'team',
          z.array(z.looseObject({ workspaceId: z.string() })).parse(workspaces)[0]?.workspaceId ?? '',
        ),
    },
  ],
  [
    'invite_to_workspace',
    () => ({ workspaceId: id('team'), email: 'Jo@example.com', role: 'editor' }),
    { invited: 'Jo@example.com', expiresAt: some.text },
    [() => ({ workspaceId: id('team'), email: 'Jo', role: 'editor' }), 'email'],
  ],
  [
    'draft_message',
    () => ({ channel: 'message', purpose: 'introduction', personId: id('person'), waitSeconds: 0 }),
    { status: 'queued' },
    [() => ({ channel: 'pigeon', purpose: 'introduction' }), 'channel'],
    run('message-draft'),
  ],
  [
    'review_profile',
    () => ({ text: 'Ida Holm\nNurse lead\nAbout\nI lead a night shift of twelve.', waitSeconds: 0 }),
    { status: 'queued' },
    [() => ({ text: '' }), 'text'],
    run('profile-review', { review: 'reviewId' }),
  ],
  [
    'get_profile_review',
    () => ({}),
    { score: some.number },
    [() => ({ reviewId: 'last' }), 'reviewId'],
    { card: 'list' },
  ],
  ['list_notifications', () => ({}), { unread: some.number }, [() => ({ limit: 1000 }), 'limit']],
  [
    'delete_item',
    () => ({ kind: 'idea', id: id('idea') }),
    { deleted: true },
    [() => ({ kind: 'account', id: unknownId }), 'kind'],
  ],
  [
    'restore_item',
    () => ({ kind: 'idea', id: id('idea') }),
    { restored: true },
    [() => ({ kind: 'idea', id: 'x' }), 'id'],
  ],
];
