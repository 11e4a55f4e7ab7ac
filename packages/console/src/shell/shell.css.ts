import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, radius, font } = vars;

export const mark = style({ inlineSize: 30, blockSize: 30, flex: "none" });
/** A long name ends in an ellipsis. */
export const marketplace = style({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" });
export const product = style({
  fontSize: font.size[12],
  fontWeight: font.weight.regular,
  color: color.fg.muted,
  alignSelf: "end",
  paddingBlockEnd: space[2],
});
export const notice = style({ marginBlockEnd: space[16] });

/** The button that shows the workspace: a bordered row of the menu. */
export const workspace = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[10],
  inlineSize: "100%",
  padding: space[8],
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.control,
  backgroundColor: color.bg.card,
  color: color.fg.default,
  textAlign: "start",
  cursor: "pointer",
  ":hover": { borderColor: color.border.strong },
});
export const workspaceName = style({
  display: "block",
  fontSize: font.size[14],
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
  overflowWrap: "anywhere",
});
export const workspaceRole = style({
  display: "block",
  fontSize: font.size[12],
  color: color.fg.muted,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** Looks like a field, but opens the command menu. */
export const search = style({
  display: "flex",
  flex: "0 1 27.5rem",
  alignItems: "center",
  gap: space[10],
  minInlineSize: 0,
  minBlockSize: 36,
  paddingInline: space[12],
  border: "1px solid transparent",
  borderRadius: radius.control,
  backgroundColor: color.bg.sunken,
  color: color.fg.muted,
  fontSize: font.size[14],
  textAlign: "start",
  cursor: "pointer",
  ":hover": { borderColor: color.border.strong },
});
export const searchText = style({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const topEnd = style({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  marginInlineStart: "auto",
});
/** Hidden where the top bar has no space; the account menu contains the same. */
export const wide = style({ "@media": { "(max-width: 1023px)": { display: "none" } } });
export const keys = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: `${space[10]} ${space[20]}`,
  alignItems: "center",
});
export const keyList = style({ display: "flex", gap: space[4] });
export const account = style({
  display: "grid",
  padding: space[2],
  border: 0,
  borderRadius: radius.full,
  background: "none",
  cursor: "pointer",
});
