import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { headsForPanel, type PanelEdge } from "./safe-triangle.ts";

const edge: PanelEdge = { x: 216, top: 0, bottom: 440 };

describe("headsForPanel", () => {
  test("accepts straight and diagonal moves towards the panel", () => {
    expect(headsForPanel({ x: 100, y: 40 }, { x: 130, y: 40 }, edge)).toBe(true);
    expect(headsForPanel({ x: 100, y: 40 }, { x: 120, y: 90 }, edge)).toBe(true);
  });

  test("rejects moves down the list or away from the panel", () => {
    expect(headsForPanel({ x: 100, y: 40 }, { x: 100, y: 90 }, edge)).toBe(false);
    expect(headsForPanel({ x: 100, y: 40 }, { x: 104, y: 120 }, edge)).toBe(false);
    expect(headsForPanel({ x: 100, y: 40 }, { x: 60, y: 60 }, edge)).toBe(false);
  });

  test("accepts the edge of the triangle, but not a pointer already at the panel", () => {
    // The triangle's corners extend 24 px beyond those of the panel.
    expect(headsForPanel({ x: 116, y: 76 }, { x: 166, y: 26 }, edge)).toBe(true);
    expect(headsForPanel({ x: 116, y: 364 }, { x: 166, y: 414 }, edge)).toBe(true);
    expect(headsForPanel({ x: -116, y: 76 }, { x: -166, y: 26 }, { ...edge, x: -216 })).toBe(true);
    expect(headsForPanel({ x: 216, y: 40 }, { x: 216, y: 60 }, edge)).toBe(false);
  });

  test("handles a panel on the other side, as in right-to-left text", () => {
    const mirrored = { ...edge, x: -216 };
    expect(headsForPanel({ x: -100, y: 40 }, { x: -130, y: 50 }, mirrored)).toBe(true);
    expect(headsForPanel({ x: -100, y: 40 }, { x: -70, y: 50 }, mirrored)).toBe(false);
  });

  test("accepts every step of a straight move into the panel", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 210 }),
        fc.integer({ min: 0, max: 440 }),
        fc.integer({ min: 0, max: 440 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (x, y, aim, share) => {
          const to = { x: x + (edge.x - x) * share, y: y + (aim - y) * share };
          expect(headsForPanel({ x, y }, to, edge)).toBe(true);
        },
      ),
    );
  });
});
