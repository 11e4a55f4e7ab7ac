/** Milliseconds by which the server's clock is ahead of the device's; undefined before the first response. */
let ahead: number | undefined;
let asking: Promise<void> | undefined;

/**
 * Milliseconds. The `Date` header has no fractions of a second; adding half a second limits the error to half a
 * second.
 */
const halfSecond = 500;

/**
 * Reads the server's clock from a response: `Date` is when the shop created it, `Age` the seconds that it spent in a
 * cache.
 */
export const recordServerTime = (headers: Pick<Headers, "get">): void => {
  const date = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(date)) return;
  const age = Number(headers.get("age") ?? 0) || 0;
  ahead = date + age * 1000 + halfSecond - Date.now();
};

/** The server's time in ms since 1970; undefined before the first response. */
export const knownServerTime = (): number | undefined =>
  ahead === undefined ? undefined : Date.now() + ahead;

const ask = async (): Promise<void> => {
  try {
    recordServerTime((await fetch("/robots.txt", { method: "HEAD", cache: "no-store" })).headers);
  } catch {
    // Without a network, only the device's clock is available.
  }
};

/** The server's time; requested once if no response has provided it, with the device's time as the fallback. */
export const serverTime = async (): Promise<number> => {
  if (ahead === undefined) await (asking ??= ask());
  return knownServerTime() ?? Date.now();
};
