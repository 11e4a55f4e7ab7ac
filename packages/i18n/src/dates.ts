/** The offset of the wire's time zone, GMT+8, as `Date` parses it. */
const wireOffset = "+08:00";

/** Time zone of server-rendered texts, while the shopper's is unknown: the wire's. */
export const wireTimeZone = "Asia/Shanghai";

/** Parses `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd` in GMT+8; undefined for other text. */
export const readWireTime = (text: string | null | undefined): Date | undefined => {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text?.trim() ?? "");
  if (!match) return undefined;
  const time = new Date(`${match[1]}T${match[2] ?? "00:00:00"}${wireOffset}`);
  return Number.isNaN(time.getTime()) ? undefined : time;
};

/** Milliseconds until a wire time, never below 0. */
export const timeLeft = (text: string | null | undefined, now: number): number => {
  const end = readWireTime(text);
  return end ? Math.max(0, end.getTime() - now) : 0;
};

const units = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** Amount and unit for "3 hours ago", in the largest unit that fits. */
export const relativeParts = (
  time: Date,
  now: number,
): { value: number; unit: Intl.RelativeTimeFormatUnit } => {
  const seconds = Math.round((time.getTime() - now) / 1000);
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return { value: Math.trunc(seconds / size), unit };
};
