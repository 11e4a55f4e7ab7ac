import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";
import { picturesAfterScroll } from "../../features/loading/pictures-after-scroll.ts";
import { fullRowsOf } from "../../features/products/full-rows.ts";

const { space } = vars;
/** Widths (px) below which the hero has fewer than three columns. */
const narrow = "(max-width: 1247px)";
const tablet = "(max-width: 899px)";
const phone = "(max-width: 599px)";

/** Everything between header and footer; sections are 32 px apart. */
export const page = style({
  display: "grid",
  gap: space["32"],
  paddingBlockEnd: space["56"],
});

/** Its sections are laid out like those above. */
export const below = style({ display: "contents" });
// Without deals above them, the first of them are in the first view.
picturesAfterScroll(`[data-component="FlashStrip"] ~ ${below}`);

/** The header's category column overlaps the first column; the rest starts 16 px below the bar. */
export const hero = style({
  display: "grid",
  gridTemplateColumns: "216px minmax(0, 1fr) 224px",
  gap: space["16"],
  minHeight: 440,
  paddingBlockStart: space["16"],
  boxSizing: "border-box",
  "@media": {
    [narrow]: { gridTemplateColumns: "216px minmax(0, 1fr)" },
    [tablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** Below the header's column: extends its background to the lower edge of the adjacent content. */
export const categories = style({
  backgroundColor: vars.color.bg.card,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  "@media": { [tablet]: { display: "none" } },
});

export const middle = style({
  display: "grid",
  gridTemplateRows: "304px minmax(104px, auto)",
  gap: space["16"],
  minWidth: 0,
  // As high as the text of its longest banner.
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto" } },
});

/** Without offers below it, the first banner has the full height. */
export const alone = style([
  middle,
  { gridTemplateRows: "minmax(304px, 1fr)", "@media": { [phone]: { gridTemplateRows: "auto" } } },
]);

/** Replaces the carousel. */
export const welcome = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: space["16"],
  minWidth: 0,
});

export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space["16"],
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** All offers beyond those below the carousel: as many columns as fit, with equal widths. */
export const moreTiles = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
  gap: space["16"],
});

/** Rows of products. */
export const row = style({});

fullRowsOf(row);

/** Two rows high in the narrow layout, so that the card is below the hero's center. */
export const member = style({
  display: "grid",
  minHeight: 424,
  "@media": { [narrow]: { gridColumn: "1 / -1", minHeight: 0 }, [tablet]: { gridColumn: "1" } },
});

/** Below the sticky header when it is the target of a fragment. */
export const section = style({ scrollMarginBlockStart: space["72"], containerType: "inline-size" });

export const lists = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(320px, 100%), 1fr))",
  gap: space["16"],
});

/** One large deal next to two small ones. */
export const oneAndTwo = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)",
  gridTemplateRows: "repeat(2, minmax(0, 1fr))",
  gap: space["16"],
  "@media": {
    [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gridTemplateRows: "auto" },
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
/** Its link covers the card. */
export const small = style({ position: "relative" });
export const cover = style({ "::after": { content: '""', position: "absolute", inset: 0 } });
export const large = style({
  position: "relative",
  gridRow: "1 / -1",
  "@media": { [tablet]: { gridRow: "auto", gridColumn: "1 / -1" } },
});
const deal = { display: "grid", alignItems: "center", gap: space["24"], blockSize: "100%" } as const;
export const largeDeal = style({
  ...deal,
  gridTemplateColumns: "minmax(0, 336px) minmax(0, 1fr)",
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const smallDeal = style({ ...deal, gridTemplateColumns: "136px minmax(0, 1fr)", gap: space["16"] });
export const dealWords = style({ display: "grid", justifyItems: "start", gap: space["8"], minWidth: 0 });
export const dealMeter = style({ display: "grid", gap: space["4"], inlineSize: "100%", maxInlineSize: 280 });

/** Above the link that covers the card. */
export const dealButton = style({
  position: "relative",
  zIndex: 1,
  inlineSize: "100%",
  maxInlineSize: 280,
  marginBlockStart: space["8"],
});

export const more = style({ display: "flex", justifyContent: "center", paddingBlockStart: space["24"] });
export const moreButton = style({ minWidth: 240 });

export const viewed = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(224px, 100%), 1fr))",
  gap: space["16"],
});

/** On the dark banner, below the form for a tire size. */
export const byCar = style({
  justifySelf: "center",
  paddingBlock: space["8"],
  color: "inherit",
  fontWeight: vars.font.weight.bold,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
});
