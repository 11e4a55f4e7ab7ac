import { fallbackVar } from "@vanilla-extract/css";
import { floorVar } from "./floor.css.ts";

/** For the style of what floats above the lower edge: a distance from it, or from the bar that lies there. */
export const aboveFloor = (distance: string): string => `calc(${distance} + ${fallbackVar(floorVar, "0px")})`;
