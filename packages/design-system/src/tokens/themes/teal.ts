import { teal } from "../primitive.ts";
import { themeOf } from "./brand.ts";

/**
 * A second brand in which every story is rendered, to prove that no component hard-codes the first one's hue.
 */
export const tealTheme = themeOf({
  light: {
    fg: {
      act: teal[600],
      actHover: teal[700],
      actPressed: teal[800],
    },
    bg: {
      act: teal[600],
      actHover: teal[700],
      actPressed: teal[800],
      tint: teal[50],
      tintHover: teal[100],
      tintPressed: teal[200],
      bar: teal[600],
      barDeep: teal[800],
      range: teal[300],
    },
    border: { tint: teal[200] },
  },
  dark: {
    fg: {
      act: "#4FCBBA",
      actHover: "#74D9CB",
      actPressed: "#97E4D9",
    },
    bg: {
      act: teal[600],
      actHover: teal[700],
      actPressed: teal[800],
      tint: "#0C2E2A",
      tintHover: "#103B36",
      tintPressed: "#164B45",
      bar: "#0B6B61",
      barDeep: "#08504A",
      range: "#1F6D64",
    },
    border: { tint: "#1A554E" },
  },
});
