import { keyframes } from "@vanilla-extract/css";
import { aboveFloor } from "../../lib/above-floor.ts";
import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { fg } = vars.color;
const appear = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });
const leave = keyframes({ to: { opacity: 0 } });
const width = "26rem";

export const viewport = componentStyle({
  position: "fixed",
  zIndex: vars.z.toast,
  insetBlockEnd: aboveFloor(vars.space[24]),
  insetInlineStart: "50%",
  transform: "translateX(-50%)",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  inlineSize: `min(${width}, calc(100vw - 2rem))`,
  selectors: {
    "&:dir(rtl)": { transform: "translateX(50%)" },
    // Dialogs have their buttons at the bottom edge.
    ":root:has([role=dialog][data-state=open], [role=alertdialog][data-state=open]) &": {
      insetBlockEnd: "auto",
      insetBlockStart: vars.space[24],
    },
  },
});

export const root = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minBlockSize: vars.size.controlLg,
  padding: vars.space[8],
  paddingInlineStart: vars.space[16],
  backgroundColor: vars.color.bg.floating,
  color: fg.default,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  touchAction: "none",
  fontSize: vars.font.size[14],
  lineHeight: vars.font.leading.tight,
  selectors: {
    "&[data-state='open']": { animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}` },
    "&[data-swipe='move']": { transform: "translateY(var(--radix-toast-swipe-move-y))" },
    "&[data-state='closed']": { animation: `${leave} ${vars.motion.fast} ${vars.motion.ease} forwards` },
  },
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const tone = componentVariants({
  success: { color: fg.success },
  critical: { color: fg.critical },
  info: { color: fg.info },
});

export const words = componentStyle({ flex: "1 1 auto", minInlineSize: 0 });
export const title = componentStyle({ display: "inline", fontWeight: vars.font.weight.bold });
export const message = componentStyle({ display: "inline" });

export const action = componentStyle({
  flexShrink: 0,
  minBlockSize: vars.size.controlSm,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.bold,
  color: fg.act,
  selectors: { "&:hover": { color: fg.actHover } },
});
