/** The wire's zone, GMT+8, in the form that `Date` reads. */
const wireOffset = "+08:00";

/** Zone for texts that a server renders before the shopper's own is known: that of the wire. */
export const wireTimeZone = "Asia/Shanghai";

/** `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd`, zone GMT+8, as a point in time; undefined where it is neither. */
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
