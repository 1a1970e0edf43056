import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import type { Span } from './rules.ts';

const tick = { fill: 'var(--quiet)', fontSize: 12 };

/** A line chart. Decorative, because the table next to it has the same data. */
export function TimeChart({ spans, label }: { spans: readonly Span[]; label: string }) {
  return (
    <ResponsiveContainer width="100%" height={240}>
      <AreaChart
        data={[...spans]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          dataKey="from"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--line)' }}
          minTickGap={40}
          tickFormatter={(day: string) => formatDate(day, 'UTC').replace(/^\w+ /, '')}
        />
        <YAxis
          tick={tick}
          tickLine={false}
          axisLine={false}
          width={52}
          allowDecimals={false}
          tickFormatter={(value: number) => formatNumber(value)}
        />
        <Tooltip
          isAnimationActive={false}
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: 8,
            color: 'var(--ink)',
          }}
          labelFormatter={(day) => (typeof day === 'string' ? formatDate(day, 'UTC') : '')}
          formatter={(value) => [formatNumber(Number(value)), label]}
        />
        <Area
          dataKey="total"
          type="monotone"
          isAnimationActive={false}
          stroke="var(--accent-text)"
          strokeWidth={2}
          fill="var(--accent)"
          fillOpacity={0.22}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
