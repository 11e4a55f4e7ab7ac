export interface Point {
  x: number;
  y: number;
}

/** The edge of the panel that faces the list: its column and its two ends, px of the window. */
export interface PanelEdge {
  x: number;
  top: number;
  bottom: number;
}

/** Room beside the panel's corners, px: nobody aims exactly at them. */
const slack = 24;

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/**
 * Whether a pointer that went from `from` to `to` is on its way into the panel: `to` lies in the triangle between
 * `from` and the two near corners of the panel. While it does, another entry on the way must not open its own panel.
 */
export function headsForPanel(from: Point, to: Point, edge: PanelEdge): boolean {
  const towards = Math.sign(edge.x - from.x);
  if (towards === 0 || Math.sign(to.x - from.x) !== towards) return false;
  const top = { x: edge.x, y: edge.top - slack };
  const bottom = { x: edge.x, y: edge.bottom + slack };
  const sides = [side(from, top, to), side(top, bottom, to), side(bottom, from, to)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}
