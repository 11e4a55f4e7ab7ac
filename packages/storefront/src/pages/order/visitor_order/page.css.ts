import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" } as const;

export const page = style({ paddingBlockEnd: space["56"] });

export const content = style({ ...column, gap: space["16"] });

/** Lines of the form stay readable. */
export const form = style({
  ...column,
  gap: space["20"],
  blockSize: "100%",
  padding: `clamp(${space["20"]}, 4vw, ${space["40"]})`,
});
export const fields = style({ ...column, gap: space["20"], maxInlineSize: "32rem" });

/** As high as the form; the last card fills the rest. */
export const aside = style({
  ...column,
  gridTemplateRows: "auto 1fr",
  gap: space["16"],
  blockSize: "100%",
});
export const part = style({ ...column, gap: space["12"] });
export const uses = style({ display: "grid", gap: space["12"] });
export const use = style({ display: "flex", alignItems: "flex-start", gap: space["12"] });

export const linked = style({ paddingBlockStart: space["24"] });
