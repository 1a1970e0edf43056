import { createHash } from 'node:crypto';
import { json, type Answer } from '../http/answer.ts';
import { runWithFault, type Fault } from '../http/faults.ts';
import { ALREADY_SENT, header, type Call, type Router } from '../http/router.ts';
import {
  ashby,
  greenhouse,
  hackerNews,
  lever,
  personio,
  recruitee,
  remotive,
  smartrecruitersList,
  smartrecruitersPosting,
  teamtailor,
  workable,
  workdayList,
  workdayPosting,
} from './boards.ts';
import type { JobBoardsState } from './state.ts';

/** Answers 304 if the client already has this version. */
function conditional(call: Call, answer: Answer): Answer {
  if (answer.status !== 200 || answer.body === undefined) return answer;
  const etag = `W/"${createHash('sha256').update(answer.body).digest('hex').slice(0, 24)}"`;
  if (header(call, 'if-none-match') === etag) return { status: 304, headers: { etag } };
  return { ...answer, headers: { ...answer.headers, etag } };
}

function refusal(fault: Fault): Answer | undefined {
  if (fault.kind !== 'rate-limit') return undefined;
  return json(
    429,
    { message: 'Too many requests' },
    { 'retry-after': String(fault.retryAfterSeconds ?? 60), ...fault.headers },
  );
}

/** Mounts every board below `/job-boards`, under a path that replaces the real host name. */
export function mountJobBoards(router: Router, state: JobBoardsState): void {
  const board = (path: string, name: string, run: (call: Call) => Answer, method = 'GET') =>
    router.add(method, `/job-boards/${path}`, async (call) => {
      const record = state.requests.open(call, `job-boards.${name}`, state.now());
      const work = () => {
        if (header(call, 'user-agent') === undefined) return json(403, { message: 'Name your program' });
        if (!state.countSecond(name))
          return json(429, { message: 'Too many requests' }, { 'retry-after': '1' });
        return conditional(call, run(call));
      };
      const fault = state.faults.take({ operation: record.operation, call, memberNames: [] });
      if (fault) record.fault = { id: fault.id, kind: fault.kind, phase: fault.phase ?? 'before' };
      const handled = fault ? await runWithFault(fault, call, work, refusal) : work();
      record.outcome = handled === ALREADY_SENT ? 'dropped' : 'answered';
      if (handled !== ALREADY_SENT) record.status = handled.status;
      return handled;
    });
  board('greenhouse/v1/boards/:token/jobs', 'greenhouse', greenhouse);
  board('lever/v0/postings/:site', 'lever', lever);
  board('ashby/posting-api/job-board/:name', 'ashby', ashby);
  board('recruitee/:company/api/offers', 'recruitee', recruitee);
  board('workable/api/v1/widget/accounts/:account', 'workable', workable);
  board('workday/:host/wday/cxs/:tenant/:site/jobs', 'workday', workdayList, 'POST');
  board('workday/:host/wday/cxs/:tenant/:site/job/*path', 'workday', workdayPosting);
  board('personio/:company/xml', 'personio', personio);
  board('teamtailor/:company/jobs.json', 'teamtailor', teamtailor);
  board('smartrecruiters/v1/companies/:company/postings', 'smartrecruiters', smartrecruitersList);
  board('smartrecruiters/v1/companies/:company/postings/:id', 'smartrecruiters', smartrecruitersPosting);
  board('remotive/api/remote-jobs', 'remotive', (call) => remotive(call, state));
  board('hacker-news/api/v1/search_by_date', 'hacker-news', hackerNews);
}
