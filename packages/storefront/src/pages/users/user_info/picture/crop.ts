/** A square section of a picture. */
export interface Crop {
  /** Center of the square as a fraction (0 to 1) of width and height. */
  readonly x: number;
  readonly y: number;
  /** 1 is the largest square; 3 a third of it. */
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const maxZoom = 3;
export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Side of the square in pixels of the picture. */
const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** The nearest crop whose square is inside the picture. */
export const inside = (size: Size, { x, y, zoom }: Crop): Crop => {
  const allowedZoom = between(zoom, 1, maxZoom);
  const side = sideOf(size, allowedZoom);
  const [edgeX, edgeY] = [side / 2 / size.width, side / 2 / size.height];
  return { x: between(x, edgeX, 1 - edgeX), y: between(y, edgeY, 1 - edgeY), zoom: allowedZoom };
};

/** The square of a crop in pixels of the picture. */
export const squareOf = (size: Size, crop: Crop): { left: number; top: number; side: number } => {
  const { x, y, zoom } = inside(size, crop);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
};

/** The crop after dragging the picture by fractions of the visible square. */
export const dragged = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const side = sideOf(size, crop.zoom);
  return inside(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
};

/** Range of the center's distance from the left and from the top, as minimum and maximum. */
export const centerRangeOf = (size: Size, zoom: number): { x: [number, number]; y: [number, number] } => {
  const least = inside(size, { x: 0, y: 0, zoom });
  return { x: [least.x, 1 - least.x], y: [least.y, 1 - least.y] };
};
