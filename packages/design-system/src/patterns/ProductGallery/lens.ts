/** A box in px of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How many times larger the detail is than the picture, where the file has as many pixels. */
export const magnification = 2.2;

/** A lens that enlarges less than this tells nothing. */
const least = 1.4;

/**
 * How many times larger the detail can be without being stretched past the file's own pixels.
 *
 * @param file - width of the loaded file, 0 where it is unknown
 * @param stage - width of the picture on the page
 */
export const sharpMagnification = (file: number, stage: number): number =>
  file > 0 && stage > 0 ? Math.min(Math.max(file / stage, least), magnification) : magnification;

/**
 * The square that the lens covers: its middle is under the pointer, as far as it stays inside of the picture.
 *
 * @returns its left and top edge as shares of the picture, 0 to 1 less the lens's own share
 */
export function lensRegion(
  point: { x: number; y: number },
  box: Box,
  times = magnification,
): { x: number; y: number } {
  const lens = 1 / times;
  const edge = (value: number, start: number, length: number): number => {
    const middle = length > 0 ? (value - start) / length : 0.5;
    return Math.min(Math.max(middle - lens / 2, 0), 1 - lens);
  };
  return { x: edge(point.x, box.left, box.width), y: edge(point.y, box.top, box.height) };
}
