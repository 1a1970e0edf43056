import { machineTime } from '../clock.ts';
import { FaultQueue } from '../http/faults.ts';
import { RequestLog } from '../http/request-log.ts';

const DAY_MS = 86_400_000;

export class JobBoardsState {
  readonly now: () => number;
  readonly faults = new FaultQueue();
  readonly requests: RequestLog;
  #remotive: number[] = [];
  #recent = new Map<string, number[]>();

  constructor(now: () => number, capacity: number) {
    this.now = now;
    this.requests = new RequestLog(capacity);
  }

  /** Remotive asks for at most about four requests a day. False when there were more. */
  countRemotive(): boolean {
    this.#remotive = [...this.#remotive.filter((at) => at > this.now() - DAY_MS), this.now()];
    return this.#remotive.length <= 4;
  }

  /** No board accepts more than 20 requests per second in real time. */
  countSecond(board: string): boolean {
    const now = machineTime();
    const recent = [...(this.#recent.get(board) ?? []).filter((at) => at > now - 1000), now];
    this.#recent.set(board, recent);
    return recent.length <= 20;
  }

  reset(): void {
    this.faults.clear();
    this.requests.clear();
    this.#remotive = [];
    this.#recent.clear();
  }
}
