/** Keeps two ends of a range in order: the one that was moved stops at the other. */
export function moveEnd(
  range: readonly [number, number],
  end: 0 | 1,
  value: number,
): readonly [number, number] {
  return end === 0 ? [Math.min(value, range[1]), range[1]] : [range[0], Math.max(value, range[0])];
}

/** Whether a bar of the histogram touches the range. Bars share the scale from `min` to `max` evenly. */
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
