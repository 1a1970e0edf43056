import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  request(method: string, route: string, status: number, seconds: number): void;
  run(kind: string, outcome: string, seconds: number): void;
  modelTokens(model: string, direction: 'in' | 'out', tokens: number): void;
  publish(outcome: string): void;
}

export function createMetrics(
  gauges: Readonly<Record<string, { help: string; read(): Promise<number> }>> = {},
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'limelight_http_request_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
    registers,
  });
  const runs = new Histogram({
    name: 'limelight_run_seconds',
    help: 'Time from the start of the work on a run to its end, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    buckets: [0.1, 0.5, 1, 2, 5, 10, 30, 60, 300, 1800],
    registers,
  });
  const tokens = new Counter({
    name: 'limelight_model_tokens_total',
    help: 'Tokens sent to and received from models',
    labelNames: ['model', 'direction'],
    registers,
  });
  const publishes = new Counter({
    name: 'limelight_publish_total',
    help: 'Attempts to publish, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  for (const [name, gauge] of Object.entries(gauges)) {
    new Gauge({
      name,
      help: gauge.help,
      registers,
      async collect() {
        this.set(await gauge.read());
      },
    });
  }
  return {
    registry,
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    run: (kind, outcome, seconds) => runs.observe({ kind, outcome }, seconds),
    modelTokens: (model, direction, count) => tokens.inc({ model, direction }, count),
    publish: (outcome) => publishes.inc({ outcome }),
  };
}
