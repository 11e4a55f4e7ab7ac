import { red } from "../primitive.ts";
import { themeOf } from "./brand.ts";

/**
 * The default theme. On pale red, text gets darker on hover, because red 600 on red 100 would be only 4.0:1.
 */
export const redTheme = themeOf({
  light: {
    act: red[600],
    actHover: red[700],
    actPressed: red[800],
    text: red[600],
    textHover: red[700],
    textPressed: red[800],
    tint: red[50],
    tintHover: red[100],
    tintPressed: red[200],
    tintLine: red[200],
    bar: red[600],
    barDeep: red[800],
    range: red[300],
  },
  dark: {
    act: red[600],
    actHover: red[700],
    actPressed: red[800],
    text: "#FF7D73",
    textHover: "#FF968D",
    textPressed: "#FFAEA7",
    tint: "#331613",
    tintHover: "#451C18",
    tintPressed: "#5E2620",
    tintLine: "#5E2620",
    bar: "#C2211A",
    barDeep: "#8F170F",
    range: "#8A332C",
  },
});
