import type { Theme } from "../palette.ts";
import { crimson, neutral } from "../primitive.ts";

/** Colors that a brand defines; everything else (neutrals, states, shadows) is shared by all themes. */
export interface Brand {
  light: BrandRoles;
  dark: BrandRoles;
}

/** A subset of the token contract's colors. */
interface BrandRoles {
  fg: {
    /** Brand-colored text on cards: links, prices, selected states. */
    act: string;
    actHover: string;
    actPressed: string;
    /** Text on `bg.act`, `bg.actHover` and `bg.actPressed`. Default: white. */
    onAct?: string;
  };
  bg: {
    act: string;
    actHover: string;
    actPressed: string;
    tint: string;
    tintHover: string;
    tintPressed: string;
    bar: string;
    barDeep: string;
    range: string;
  };
  border: {
    /** Border of selected controls. Default: `bg.act`. */
    act?: string;
    tint: string;
  };
}

const brandColors = ({ fg, bg, border }: BrandRoles) => ({
  fg: { onAct: neutral[0], price: fg.act, ...fg },
  bg,
  border: { act: bg.act, ...border },
});

/** Cards and floating surfaces of the dark scheme. */
export const darkSurface = "#17191C";

const medals = { gold: "#EBB93C", silver: "#C6CDD6", bronze: "#DBA680" };

/**
 * Completes brand colors to a theme. Shared values come from the design specification, states from the order
 * chips.
 */
export function themeOf(brand: Brand): Theme {
  const light = brandColors(brand.light);
  const dark = brandColors(brand.dark);
  return {
    light: {
      color: {
        fg: {
          ...light.fg,
          default: neutral[900],
          muted: neutral[600],
          faint: neutral[500],
          onBar: neutral[0],
          critical: crimson[600],
          success: "#19764B",
          caution: "#945A06",
          info: "#2260BC",
          star: "#E8910C",
          inverse: neutral[0],
          chart2: "#2F6FDE",
          chart3: "#B5730B",
          chart4: "#8A4FC7",
          chart5: "#5C6470",
        },
        bg: {
          ...light.bg,
          ...medals,
          page: neutral[25],
          card: neutral[0],
          sunken: neutral[50],
          raised: neutral[0],
          floating: neutral[0],
          critical: crimson[50],
          criticalSolid: crimson[600],
          criticalSolidHover: crimson[700],
          criticalSolidPressed: crimson[800],
          success: "#EBF8F2",
          caution: "#FFF6E5",
          info: "#EFF6FF",
          inverse: neutral[900],
          dock: neutral[900],
          veil: "rgb(23 24 26 / 50%)",
          studio: "#F0F1F4",
          dim: "transparent",
        },
        border: {
          ...light.border,
          default: neutral[100],
          strong: neutral[200],
          field: "#858C96",
          fieldHover: neutral[600],
          critical: crimson[600],
          success: "#BFE5D2",
          caution: "#F3DDB1",
          info: "#C7DBF8",
          focus: neutral[900],
        },
      },
      shadow: {
        hover: "0 1px 2px rgb(23 24 26 / 6%), 0 6px 20px rgb(23 24 26 / 10%)",
        floating: "0 2px 6px rgb(23 24 26 / 8%), 0 12px 32px rgb(23 24 26 / 16%)",
        bar: "0 1px 2px rgb(23 24 26 / 6%), 0 4px 16px rgb(23 24 26 / 8%)",
      },
    },
    dark: {
      color: {
        fg: {
          ...dark.fg,
          default: "#F1F2F4",
          muted: "#A9AEB7",
          faint: "#8E939B",
          onBar: neutral[0],
          critical: crimson[300],
          success: "#56C694",
          caution: "#EBB15A",
          info: "#83AFF2",
          star: "#F2A93B",
          inverse: neutral[900],
          chart2: "#6FA2F5",
          chart3: "#E0A244",
          chart4: "#B98CF0",
          chart5: "#A9AEB7",
        },
        bg: {
          ...dark.bg,
          ...medals,
          page: neutral[950],
          card: darkSurface,
          sunken: neutral[850],
          raised: "#3C4047",
          floating: darkSurface,
          critical: crimson[950],
          criticalSolid: crimson[600],
          criticalSolidHover: crimson[700],
          criticalSolidPressed: crimson[800],
          success: "#12281E",
          caution: "#2C2111",
          info: "#14233B",
          inverse: "#F1F2F4",
          dock: "#3C4047",
          veil: "rgb(0 0 0 / 66%)",
          studio: "#D7D9DD",
          dim: "rgb(0 0 0 / 10%)",
        },
        border: {
          ...dark.border,
          default: neutral[800],
          strong: "#3C4047",
          field: "#6B717A",
          fieldHover: "#A9AEB7",
          critical: crimson[300],
          success: "#1F4D38",
          caution: "#4E3B18",
          info: "#26406A",
          focus: "#F1F2F4",
        },
      },
      // A shadow alone doesn't separate a dark surface from a dark page, so floating surfaces also have a
      // border.
      shadow: {
        hover: "0 0 0 1px #2A2D32, 0 6px 20px rgb(0 0 0 / 45%)",
        floating: "0 0 0 1px #34383E, 0 12px 32px rgb(0 0 0 / 60%)",
        bar: "0 1px 0 #2A2D32, 0 4px 16px rgb(0 0 0 / 45%)",
      },
    },
  };
}
