import { red } from "../primitive.ts";
import { themeOf } from "./brand.ts";

/**
 * The default theme. On pale red, text gets darker on hover, because red 600 on red 100 would be only 4.0:1.
 */
export const redTheme = themeOf({
  light: {
    fg: {
      act: red[600],
      actHover: red[700],
      actPressed: red[800],
    },
    bg: {
      act: red[600],
      actHover: red[700],
      actPressed: red[800],
      tint: red[50],
      tintHover: red[100],
      tintPressed: red[200],
      bar: red[600],
      barDeep: red[800],
      range: red[300],
    },
    border: { tint: red[200] },
  },
  dark: {
    fg: {
      act: "#FF7D73",
      actHover: "#FF968D",
      actPressed: "#FFAEA7",
    },
    bg: {
      act: red[600],
      actHover: red[700],
      actPressed: red[800],
      tint: "#331613",
      tintHover: "#451C18",
      tintPressed: "#5E2620",
      bar: "#C2211A",
      barDeep: "#8F170F",
      range: "#8A332C",
    },
    border: { tint: "#5E2620" },
  },
});
