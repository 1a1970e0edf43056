import type { ResultGroup } from '@limelight/contracts';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ErrorBar,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { ticksTo } from './rules.ts';

const tick = { fill: 'var(--quiet)', fontSize: 12 };
const rowHeight = 36;

const fills = {
  better: 'var(--good)',
  worse: 'var(--bad)',
  unclear: 'var(--edge)',
  'too-few': 'var(--line)',
} as const;

/**
 * Groups compared with the author's median, with confidence intervals. Decorative, because the table below has the same
 * data.
 */
export function GroupChart({ groups }: { groups: readonly ResultGroup[] }) {
  const bars = groups.map(({ label, times, low, high, verdict }) => ({
    label: label.length > 22 ? `${label.slice(0, 21)}…` : label,
    verdict,
    times: times ?? 0,
    spread: [(times ?? 0) - (low ?? times ?? 0), (high ?? times ?? 0) - (times ?? 0)],
  }));
  const ticks = ticksTo(Math.max(1, ...groups.map(({ high, times }) => high ?? times ?? 0)));
  return (
    <ResponsiveContainer width="100%" height={Math.max(120, groups.length * rowHeight + 40)}>
      <BarChart
        layout="vertical"
        data={bars}
        accessibilityLayer={false}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      >
        <CartesianGrid stroke="var(--line)" horizontal={false} />
        <XAxis
          type="number"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--line)' }}
          domain={[0, ticks.at(-1) ?? 1]}
          ticks={[...ticks]}
          tickFormatter={(value: number) => `${value}×`}
        />
        <YAxis type="category" dataKey="label" tick={tick} tickLine={false} axisLine={false} width={140} />
        <ReferenceLine x={1} stroke="var(--ink)" strokeDasharray="4 3" />
        <Bar dataKey="times" barSize={14} radius={[0, 4, 4, 0]} isAnimationActive={false}>
          {bars.map(({ label, verdict }) => (
            <Cell key={label} fill={fills[verdict]} />
          ))}
          <ErrorBar
            dataKey="spread"
            direction="x"
            width={6}
            stroke="var(--ink)"
            strokeWidth={1.5}
            isAnimationActive={false}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
