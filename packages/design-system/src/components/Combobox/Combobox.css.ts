import { componentStyle } from "../../styles/layered.ts";
import * as floating from "../Popover/floating.css.ts";

export const popup = componentStyle([
  floating.panel,
  {
    inlineSize: "max(var(--radix-popover-trigger-width), 15rem)",
    maxInlineSize: "calc(100vw - 2rem)",
  },
]);
