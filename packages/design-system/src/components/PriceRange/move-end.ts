/** Keeps a range in order: the moved end stops at the other one. */
export function moveEnd(
  range: readonly [number, number],
  end: 0 | 1,
  value: number,
): readonly [number, number] {
  return end === 0 ? [Math.min(value, range[1]), range[1]] : [range[0], Math.max(value, range[0])];
}
