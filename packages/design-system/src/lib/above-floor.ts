import { fallbackVar } from "@vanilla-extract/css";
import { floorVar } from "./floor.css.ts";

/** For elements that float above the bottom edge: a distance from it, or from the bar there. */
export const aboveFloor = (distance: string): string => `calc(${distance} + ${fallbackVar(floorVar, "0px")})`;
