import type { Locator } from "@playwright/test";

/** Height in px by which the message covers the box; 0 if they don't overlap. */
export const overlapHeight = async (message: Locator, covered: Locator): Promise<number> => {
  const [a, b] = [await message.boundingBox(), await covered.boundingBox()];
  if (!a || !b) return Number.NaN;
  const [across, down] = [
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  ];
  return Math.max(0, Math.min(across, down));
};
