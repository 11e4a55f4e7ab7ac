import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";
import * as choice from "./choice.css.ts";

export const root = componentStyle({ display: "inline-flex", flexDirection: "column" });

export const box = componentStyle([
  choice.mark,
  {
    borderRadius: vars.radius.control,
    selectors: {
      "&:is(:checked, [data-state='mixed'])::after": { content: "''" },
      "&:checked:not([data-state='mixed'])::after": {
        inlineSize: "0.3125rem",
        blockSize: "0.5625rem",
        border: `0 solid ${vars.color.fg.onAct}`,
        borderInlineEndWidth: vars.space[2],
        borderBlockEndWidth: vars.space[2],
        borderRadius: "1px",
        transform: "translateY(-1px) rotate(45deg)",
      },
      "&[data-state='mixed']::after": {
        inlineSize: vars.space[10],
        blockSize: vars.space[2],
        borderRadius: "1px",
        backgroundColor: vars.color.fg.onAct,
      },
    },
  },
]);
