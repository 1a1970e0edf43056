import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { systemClock } from '../clock.ts';
import { AppError } from './app-error.ts';

export interface LimitRule {
  name: string;
  points: number;
  perSeconds: number;
}

export interface LimitState {
  remaining: number;
  resetSeconds: number;
}

export interface Limits {
  /**
   * Counts one attempt. Refuses with `too_many_requests` when no points are left. Keys must not identify people in
   * clear text.
   */
  take(rule: LimitRule, key: string): Promise<LimitState>;
  /** Takes back one attempt, for example a successful one. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  clear(rule: LimitRule, key: string): Promise<void>;
  /** Records an attempt for the whole period of the rule. */
  set(rule: LimitRule, key: string): Promise<void>;
  /** Whether anything is recorded that is not over. */
  holds(rule: LimitRule, key: string): Promise<boolean>;
  sweep(): Promise<void>;
}

/** Counters are stored in PostgreSQL, so that all web processes share them. */
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
    async set(rule, key) {
      await limiterFor(rule).set(key, 1, rule.perSeconds);
    },
    async holds(rule, key) {
      return (await limiterFor(rule).get(key)) !== null;
    },
    async sweep() {
      // The library uses the machine's clock, in milliseconds.
      await pool.query('DELETE FROM rate_limits WHERE expire < $1', [systemClock.now()]);
    },
  };
}
