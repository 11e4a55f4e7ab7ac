import { expect, test } from "vitest";
import { pictureOf, smallPicture } from "./picture.ts";

test("has all sizes of our pictures, the better format first", () => {
  const picture = pictureOf("/media/d-1.webp", "A tire");
  expect(picture.src).toBe("/media/d-1@320.webp");
  expect(picture.alt).toBe("A tire");
  expect(picture.sources?.[0]?.type).toBe("image/avif");
  expect(picture.sources?.[0]?.srcSet).toContain("/media/d-1@640.avif 640w");
  expect(picture.srcSet).toContain("/media/d-1@64.webp 64w");
});

test("keeps an external picture unchanged", () => {
  expect(pictureOf("https://cdn.example/a.jpg")).toEqual({ src: "https://cdn.example/a.jpg", alt: "" });
  expect(smallPicture("https://cdn.example/a.jpg", 96)).toBe("https://cdn.example/a.jpg");
});

test("uses the placeholder for a product without a picture", () => {
  expect(pictureOf(null).src).toContain("/media/placeholder");
  expect(smallPicture(null, 96)).toBeUndefined();
});
