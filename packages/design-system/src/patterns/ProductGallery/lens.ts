/** A box in px of the viewport. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Magnification of the detail, if the file has enough pixels. */
export const magnification = 2.2;

/** Minimum useful magnification. */
const minMagnification = 1.4;

/**
 * Maximum magnification without upscaling beyond the file's pixels.
 * @param file - width of the loaded file, 0 if unknown
 * @param stage - width of the picture on the page
 */
export const sharpMagnification = (file: number, stage: number): number =>
  file > 0 && stage > 0 ? Math.min(Math.max(file / stage, minMagnification), magnification) : magnification;

/**
 * Square area of the lens: centered on the pointer, but within the picture.
 * @returns its left and top edge as fractions of the picture, from 0 to 1 minus the lens's own fraction
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
