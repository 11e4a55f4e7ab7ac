/** A box in px of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Where the enlarged picture must stand so that the pointed place stays under the pointer.
 *
 * @returns percent of the picture from its left and top edge, 0 to 100
 */
export function lensOrigin(point: { x: number; y: number }, box: Box): { x: number; y: number } {
  const share = (value: number, start: number, length: number): number =>
    length > 0 ? Math.min(100, Math.max(0, ((value - start) / length) * 100)) : 50;
  return { x: share(point.x, box.left, box.width), y: share(point.y, box.top, box.height) };
}
