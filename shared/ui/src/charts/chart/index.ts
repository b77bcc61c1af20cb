export { Chart } from './chart.tsx';
export type { ChartProps, Series } from './chart-data.ts';
