import { expect, test } from "vitest";
import { dragged, inside, centerRangeOf, squareOf, wholePicture } from "./crop.ts";

const wide = { width: 400, height: 200 };

test("starts with the largest centered square", () => {
  expect(squareOf(wide, wholePicture)).toEqual({ left: 100, top: 0, side: 200 });
});

test("keeps the square inside the picture and zoom from 1 to 3", () => {
  expect(squareOf(wide, { x: 0, y: 1, zoom: 2 })).toEqual({ left: 0, top: 100, side: 100 });
  expect(inside(wide, { x: 2, y: -1, zoom: 0.1 })).toEqual({ x: 0.75, y: 0.5, zoom: 1 });
  expect(inside(wide, { x: 0.5, y: 0.5, zoom: 9 }).zoom).toBe(3);
});

test("shows more of the left side after dragging to the right", () => {
  expect(squareOf(wide, dragged(wide, wholePicture, 0.25, 0.5))).toEqual({ left: 50, top: 0, side: 200 });
});

test("allows moving along the short side only when zoomed in", () => {
  expect(centerRangeOf(wide, 1)).toEqual({ x: [0.25, 0.75], y: [0.5, 0.5] });
  expect(centerRangeOf(wide, 2).y).toEqual([0.25, 0.75]);
});
