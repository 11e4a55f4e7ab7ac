/** A box in px of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How many times larger the detail is than the picture. */
export const magnification = 2.2;

/**
 * The square that the lens covers: its middle is under the pointer, as far as it stays inside of the picture.
 *
 * @returns its left and top edge as shares of the picture, 0 to 1 less the lens's own share
 */
export function lensRegion(point: { x: number; y: number }, box: Box): { x: number; y: number } {
  const lens = 1 / magnification;
  const edge = (value: number, start: number, length: number): number => {
    const middle = length > 0 ? (value - start) / length : 0.5;
    return Math.min(Math.max(middle - lens / 2, 0), 1 - lens);
  };
  return { x: edge(point.x, box.left, box.width), y: edge(point.y, box.top, box.height) };
}
