import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const screenOnly = style({ "@media": { print: { display: "none" } } });

/** Black on white in both schemes, as it will be printed. */
export const paper = style({ backgroundColor: "white", color: "black" });
export const slip = style([
  paper,
  {
    maxInlineSize: "50rem",
    marginBlockEnd: space[16],
    padding: space[32],
    borderRadius: radius.card,
    "@media": {
      "screen and (max-width: 639px)": { padding: space[16] },
      print: { margin: 0, padding: 0, maxInlineSize: "none", breakAfter: "page" },
    },
  },
]);
export const head = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[24],
  paddingBlockEnd: space[24],
});
export const number = style({ margin: 0, fontSize: font.size[20], fontWeight: font.weight.regular });
export const address = style({ display: "grid", fontStyle: "normal", fontSize: font.size[16] });
export const table = style({ inlineSize: "100%", borderCollapse: "collapse" });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[8],
  paddingInlineEnd: space[12],
  borderBlockEnd: "1px solid gray",
  fontWeight: "inherit",
  textAlign: "start",
});
export const count = style({});
globalStyle(`${table} .${count}`, { textAlign: "end" });
export const options = style({ display: "block", fontSize: font.size[12] });
/** A number that isn't broken into lines, except on the screen of a phone. */
export const unbroken = style([
  options,
  { whiteSpace: "nowrap", "@media": { "screen and (max-width: 639px)": { whiteSpace: "normal" } } },
]);
/** A long SKU may break anywhere. */
export const code = style({ overflowWrap: "anywhere" });
export const remark = style({
  marginBlockStart: space[16],
  padding: space[12],
  border: `1px solid ${color.border.strong}`,
});
export const remarkText = style({ margin: 0, whiteSpace: "pre-line" });

globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} tfoot th`, { textAlign: "end" });

/** The frame of the console isn't printed. */
globalStyle("[data-component='AppShell'] > :is([data-part='Side'], [data-part='Top'])", {
  "@media": { print: { display: "none" } },
});
globalStyle("[data-component='AppShell']", { "@media": { print: { display: "block" } } });
