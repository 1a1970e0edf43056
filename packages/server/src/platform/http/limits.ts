import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

export interface LimitRule {
  name: string;
  points: number;
  perSeconds: number;
}

/** What is left of a rule's points, and when they are whole again. */
export interface LimitState {
  remaining: number;
  resetSeconds: number;
}

export interface Limits {
  /** Counts one try; refuses with `too_many_requests` when the rule's points are used up. Keys must not name people in clear. */
  take(rule: LimitRule, key: string): Promise<LimitState>;
  /** Takes back one try, for example one that succeeded. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Forgets the tries, for example after a success. */
  clear(rule: LimitRule, key: string): Promise<void>;
  /** Removes counters whose time is over. */
  sweep(): Promise<void>;
}

/** Limits kept in PostgreSQL, so that every web process counts together. */
export function createLimits(pool: pg.Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterFor = (rule: LimitRule) => {
    let limiter = limiters.get(rule.name);
    if (limiter === undefined) {
      limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: rule.name,
        points: rule.points,
        duration: rule.perSeconds,
      });
      limiters.set(rule.name, limiter);
    }
    return limiter;
  };
  return {
    async take(rule, key) {
      try {
        const { remainingPoints, msBeforeNext } = await limiterFor(rule).consume(key);
        return { remaining: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError('too_many_requests', undefined, {
          retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
        });
      }
    },
    async giveBack(rule, key) {
      await limiterFor(rule).reward(key);
    },
    async clear(rule, key) {
      await limiterFor(rule).delete(key);
    },
    async sweep() {
      // The library counts by the machine's clock, in milliseconds.
      await pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
    },
  };
}
