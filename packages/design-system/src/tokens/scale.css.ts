import { assignVars } from "@vanilla-extract/css";
import { tokensGlobal } from "./layer-global.ts";
import { vars } from "./contract.css.ts";
import { scale, scripts } from "./scale.ts";

tokensGlobal(":root", {
  vars: {
    ...assignVars(vars.radius, scale.radius),
    ...assignVars(vars.space, scale.space),
    ...assignVars(vars.size, scale.size),
    ...assignVars(vars.font.size, scale.fontSize),
    ...assignVars(vars.font.weight, scale.weight),
    ...assignVars(vars.motion, scale.motion),
    ...assignVars(vars.z, scale.z),
  },
});

// All transitions use these durations, so this rule disables them; endless animations check the preference
// themselves.
tokensGlobal(":root", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      vars: assignVars(vars.motion, { ...scale.motion, fast: "1ms", normal: "1ms" }),
    },
  },
});

const scriptVars = ({ family, leading, tracking }: (typeof scripts)[keyof typeof scripts]) => ({
  vars: {
    [vars.font.family]: family,
    ...assignVars(vars.font.leading, leading),
    ...assignVars(vars.font.tracking, tracking),
  },
});

tokensGlobal(":root, [lang]", scriptVars(scripts.latin));
tokensGlobal('[lang|="zh"]', scriptVars(scripts.zh));
tokensGlobal('[lang|="th"]', scriptVars(scripts.th));
tokensGlobal('[lang|="lo"]', scriptVars(scripts.lo));
