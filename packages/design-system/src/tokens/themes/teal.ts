import { teal } from "../primitive.ts";
import { themeOf } from "./brand.ts";

/**
 * A second brand in which every story is rendered, to prove that no component hard-codes the first one's hue.
 */
export const tealTheme = themeOf({
  light: {
    act: teal[600],
    actHover: teal[700],
    actPressed: teal[800],
    text: teal[600],
    textHover: teal[700],
    textPressed: teal[800],
    tint: teal[50],
    tintHover: teal[100],
    tintPressed: teal[200],
    tintLine: teal[200],
    bar: teal[600],
    barDeep: teal[800],
    range: teal[300],
  },
  dark: {
    act: teal[600],
    actHover: teal[700],
    actPressed: teal[800],
    text: "#4FCBBA",
    textHover: "#74D9CB",
    textPressed: "#97E4D9",
    tint: "#0C2E2A",
    tintHover: "#103B36",
    tintPressed: "#164B45",
    tintLine: "#1A554E",
    bar: "#0B6B61",
    barDeep: "#08504A",
    range: "#1F6D64",
  },
});
