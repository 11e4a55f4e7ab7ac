export { PointsPlot, type PlotPoint, type PointsPlotProps } from "./PointsPlot.tsx";
