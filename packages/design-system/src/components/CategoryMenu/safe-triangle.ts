export interface Point {
  x: number;
  y: number;
}

/** The panel's edge that faces the list, in px of the viewport. */
export interface PanelEdge {
  x: number;
  top: number;
  bottom: number;
}

/** Tolerance around the panel's corners, in px. */
const slack = 24;

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/**
 * Whether a pointer that moved from `from` to `to` is heading into the panel: `to` is in the triangle between
 * `from` and the panel's two near corners. Meanwhile, entries under the pointer must not open their panels.
 */
export function headsForPanel(from: Point, to: Point, edge: PanelEdge): boolean {
  const towards = Math.sign(edge.x - from.x);
  if (towards === 0 || Math.sign(to.x - from.x) !== towards) return false;
  const top = { x: edge.x, y: edge.top - slack };
  const bottom = { x: edge.x, y: edge.bottom + slack };
  const sides = [side(from, top, to), side(top, bottom, to), side(bottom, from, to)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}
