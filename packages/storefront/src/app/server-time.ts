/** ms by which the server's clock is ahead of this one; undefined until an answer has said it. */
let ahead: number | undefined;
let asking: Promise<void> | undefined;

/** Half of the second that the header `Date` leaves out, so that the error is half a second at most. */
const halfSecond = 500;

/**
 * Notes the server's clock by an answer: `Date` is when the shop made it, `Age` how many seconds a cache in between has
 * kept it since.
 */
export const noteServerTime = (headers: Pick<Headers, "get">): void => {
  const date = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(date)) return;
  const age = Number(headers.get("age") ?? 0) || 0;
  ahead = date + age * 1000 + halfSecond - Date.now();
};

/** The server's time, ms since 1970; undefined until an answer has said it. */
export const knownServerTime = (): number | undefined =>
  ahead === undefined ? undefined : Date.now() + ahead;

const ask = async (): Promise<void> => {
  try {
    noteServerTime((await fetch("/robots.txt", { method: "HEAD", cache: "no-store" })).headers);
  } catch {
    // Without a network the clock of this device is all that there is.
  }
};

/** The same, asked for once where no answer has said it yet; in the end the time of this device. */
export const serverTime = async (): Promise<number> => {
  if (ahead === undefined) await (asking ??= ask());
  return knownServerTime() ?? Date.now();
};
