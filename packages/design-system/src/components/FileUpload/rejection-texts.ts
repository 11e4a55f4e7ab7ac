import type { RejectionReason, UploadLimits } from "./limits.ts";
import type { UploadTexts } from "../../words/components/FileUpload.ts";

const rejectionTexts = {
  count: "tooMany",
  type: "wrongType",
  size: "tooBig",
  small: "tooSmall",
  large: "tooManyPixels",
  unreadable: "unreadable",
} as const satisfies Record<RejectionReason, keyof UploadTexts>;

/** Text of a reason. Only one of them mentions the kind of files. */
export const rejectionText = (reason: RejectionReason, isPictures: boolean) =>
  reason === "count" && !isPictures ? "tooManyFiles" : rejectionTexts[reason];

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** "5 MB". Uses decimal or binary units, whichever gives a round number. */
function bytesText(bytes: number, locale: string): string {
  const base = bytes % 1024 === 0 ? 1024 : 1000;
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(base)));
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[power],
    maximumFractionDigits: 1,
  }).format(bytes / base ** power);
}

/** Values for the placeholders of the rejection texts, formatted for the locale. */
export function limitValues(
  { count, types, maxBytes, minWidth = 0, minHeight = 0, maxPixels = 0 }: UploadLimits,
  locale: string,
): Record<string, string> {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const names = types.map((type) => (type.split("/").at(-1) ?? type).replace("jpeg", "jpg").toUpperCase());
  return {
    most: number.format(count),
    types: new Intl.ListFormat(locale, { type: "disjunction" }).format(names),
    limit: bytesText(maxBytes, locale),
    size: [minWidth, minHeight]
      .filter(Boolean)
      .map((edge) => number.format(edge))
      .join(" × "),
    megapixels: number.format(maxPixels / 1_000_000),
  };
}
