import { fontSize, space } from "./primitive.ts";

const latin = `system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial`;

/** Sizes, type and motion, the same in every theme and color scheme. */
export const scale = {
  radius: { control: "4px", card: "8px", panel: "12px", full: "999px" },
  space,
  size: {
    controlSm: "32px",
    controlMd: "40px",
    controlLg: "48px",
    iconSm: "16px",
    iconMd: "20px",
    iconLg: "24px",
    content: "1200px",
  },
  fontSize,
  weight: { regular: "400", bold: "700" },
  motion: { fast: "120ms", normal: "200ms", ease: "cubic-bezier(0.2, 0, 0, 1)" },
  z: { sticky: "10", header: "20", overlay: "40", toast: "50" },
} as const;

interface Script {
  family: string;
  leading: { text: string; tight: string; heading: string };
  tracking: { heading: string };
}

/**
 * Type settings by script. Thai and Lao stack marks above and below letters, so they need higher lines and no
 * negative letter spacing. Fallback fonts are explicit, because browser defaults differ between systems.
 */
export const scripts: Record<"latin" | "zh" | "th" | "lo", Script> = {
  latin: {
    family: `${latin}, "Leelawadee UI", "Noto Sans Thai", "Noto Sans Lao", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif`,
    leading: { text: "1.5", tight: "1.4286", heading: "1.3" },
    tracking: { heading: "-0.01em" },
  },
  zh: {
    family: `${latin}, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC", sans-serif`,
    leading: { text: "1.6", tight: "1.4286", heading: "1.35" },
    tracking: { heading: "0" },
  },
  th: {
    family: `${latin}, "Thonburi", "Leelawadee UI", "Noto Sans Thai", "Noto Sans Thai Looped", sans-serif`,
    leading: { text: "1.7", tight: "1.6", heading: "1.5" },
    tracking: { heading: "0" },
  },
  lo: {
    family: `${latin}, "Lao Sangam MN", "Leelawadee UI", "Noto Sans Lao", "Phetsarath OT", sans-serif`,
    leading: { text: "1.7", tight: "1.6", heading: "1.5" },
    tracking: { heading: "0" },
  },
};
