import { styleVariants } from "@vanilla-extract/css";
import { layers } from "../tokens/layers.css.ts";
import { sharedRules } from "./shared.ts";

const inLayer = (layer: keyof typeof layers): Record<keyof typeof sharedRules, string> =>
  styleVariants(sharedRules, (rule) => ({ "@layer": { [layers[layer]]: rule } }));

export const sharedByComponents = inLayer("components");
export const sharedByPatterns = inLayer("patterns");
