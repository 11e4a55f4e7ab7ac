import { createGlobalThemeContract } from "@vanilla-extract/css";
import { tokenName } from "./name.ts";

/**
 * The semantic contract that every theme implements. Variable names are stable (`--ds-color-fg-default`), so
 * applications can re-theme with plain CSS.
 */
const shape = {
  color: {
    fg: {
      default: null,
      muted: null,
      /** Icons and lines only, never text. */
      faint: null,
      onAct: null,
      /** Brand-colored text: links, selected states. */
      act: null,
      actHover: null,
      actPressed: null,
      price: null,
      /** Text on the category bar, on pictures and on destructive buttons. Light in every theme. */
      onBar: null,
      critical: null,
      success: null,
      caution: null,
      info: null,
      star: null,
      /** Text on `bg.inverse`. */
      inverse: null,
      /** Lines and bars of charts after the first series, which has the brand color. */
      chart2: null,
      chart3: null,
      chart4: null,
      chart5: null,
    },
    bg: {
      page: null,
      card: null,
      sunken: null,
      /** The selected part of a sunken control. */
      raised: null,
      /** Menus, dialogs, toasts. */
      floating: null,
      act: null,
      actHover: null,
      actPressed: null,
      tint: null,
      tintHover: null,
      tintPressed: null,
      bar: null,
      barDeep: null,
      critical: null,
      /** A destructive button. */
      criticalSolid: null,
      criticalSolidHover: null,
      criticalSolidPressed: null,
      success: null,
      caution: null,
      info: null,
      inverse: null,
      /** Bar of actions over a list; dark in both schemes. Its text is `fg.onBar`. */
      dock: null,
      /** Behind dialogs. */
      veil: null,
      /** Behind product pictures until they load. */
      studio: null,
      /** Over pictures: reduces their brightness in the dark scheme. */
      dim: null,
      /** Histogram bars within the selected range. */
      range: null,
      /** Fixed colors of the top three medals. */
      gold: null,
      silver: null,
      bronze: null,
    },
    border: {
      default: null,
      strong: null,
      /** Border of a field: 3:1 against card. */
      field: null,
      fieldHover: null,
      act: null,
      tint: null,
      critical: null,
      success: null,
      caution: null,
      info: null,
      /** Outer ring of a focused control. */
      focus: null,
    },
  },
  radius: { control: null, card: null, panel: null, full: null },
  shadow: { hover: null, floating: null, bar: null },
  font: {
    family: null,
    size: {
      11: null,
      12: null,
      14: null,
      16: null,
      18: null,
      20: null,
      24: null,
      30: null,
      36: null,
      48: null,
    },
    weight: { regular: null, bold: null },
    /** Depends on `:lang()`, because Thai and Lao marks stack. */
    leading: { text: null, tight: null, heading: null },
    tracking: { heading: null },
  },
  space: {
    "0": null,
    "2": null,
    "4": null,
    "6": null,
    "8": null,
    "10": null,
    "12": null,
    "16": null,
    "20": null,
    "24": null,
    "28": null,
    "32": null,
    "40": null,
    "48": null,
    "56": null,
    "64": null,
    "72": null,
  },
  size: {
    /** Heights of controls: 32, 40, 48 px. */
    controlSm: null,
    controlMd: null,
    controlLg: null,
    iconSm: null,
    iconMd: null,
    iconLg: null,
    /** 1200 px. */
    content: null,
  },
  motion: { fast: null, normal: null, ease: null },
  z: { sticky: null, header: null, overlay: null, toast: null },
} as const;

export const vars = createGlobalThemeContract(shape, (_value, path) => tokenName(path));
