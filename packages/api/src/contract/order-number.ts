import { normalizeText } from "./normalize.ts";

/** Digits of a master order's number, and of each shop's part. */
export const orderDigits = { master: 16, part: 2 } as const;

const ofPart = orderDigits.master + orderDigits.part;
const grouped = (digits: string): string => digits.replace(/\d{4}(?=\d)/g, "$& ");

/**
 * Formats an order number for display: one number for the whole order, `4821 9037 5526 4103`, and `…-1` for
 * the part of its first shop. Other formats, such as those of other back ends, are returned unchanged.
 */
export const formatOrderNo = (orderNo: string): string => {
  const [, prefix = "", digits = ""] = /^(PT|SH|RE)(\d+)$/.exec(orderNo) ?? [];
  if (prefix !== "SH" && digits.length === orderDigits.master)
    return `${prefix === "RE" ? "RE " : ""}${grouped(digits)}`;
  if (prefix === "SH" && digits.length === ofPart)
    return `${grouped(digits.slice(0, orderDigits.master))}-${Number(digits.slice(orderDigits.master))}`;
  return orderNo;
};

/** The wire number of a typed refund number, with or without prefix and spaces. */
export const refundNoOf = (typed: string): string | undefined => {
  const [, digits] = /^(?:RE)?(\d{8,40})$/.exec(normalizeText("reference", typed).toUpperCase()) ?? [];
  return digits && `RE${digits}`;
};

/** Possible wire numbers of a typed order number, with or without prefix, spaces and shop part. */
export const orderNosOf = (typed: string): string[] => {
  const text = normalizeText("reference", typed).toUpperCase();
  const [, prefix = "", digits = "", part] = /^(PT|SH)?(\d{8,40})(?:-(\d{1,2}))?$/.exec(text) ?? [];
  if (digits === "") return [];
  if (part !== undefined) return [`SH${digits}${part.padStart(orderDigits.part, "0")}`];
  return prefix === "" ? [`PT${digits}`, `SH${digits}`] : [`${prefix}${digits}`];
};
