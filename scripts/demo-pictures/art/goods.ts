import type { Drawing } from "./core/drawing.ts";
import { drawCan } from "./can/can.ts";
import type { GoodsArt } from "../../../packages/server/src/demo/picture-spec.ts";
import { drawTire } from "./tire/tire.ts";
import { drawWheel } from "./wheel/wheel.ts";

/** One of the goods with its shadow, in a frame of 800 × 800, without the studio. */
export const drawGoods = (drawing: Drawing, spec: GoodsArt): string => {
  switch (spec.kind) {
    case "tire":
      return drawTire(drawing, spec);
    case "wheel":
      return drawWheel(drawing, spec);
    case "can":
      return drawCan(drawing, spec);
  }
};
