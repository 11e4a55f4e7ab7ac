export { BarChart, type BarChartProps } from "./BarChart.tsx";
export { LineChart, type LineChartProps } from "./LineChart.tsx";
export { Sparkline, type SparklineProps } from "./Sparkline.tsx";
export type { ChartProps, ChartSeries } from "./types.ts";
export type { ChartTexts } from "../../words/components/Charts.ts";
