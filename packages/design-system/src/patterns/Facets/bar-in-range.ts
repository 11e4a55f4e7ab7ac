/** Whether a histogram bar overlaps the range. Bars divide the scale from `min` to `max` evenly. */
export function barInRange(
  index: number,
  bars: number,
  scale: readonly [number, number],
  range: readonly [number, number],
): boolean {
  const width = (scale[1] - scale[0]) / bars;
  const start = scale[0] + index * width;
  return start + width > range[0] && start < range[1];
}
