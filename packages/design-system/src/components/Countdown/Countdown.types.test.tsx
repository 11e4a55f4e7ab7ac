import { Countdown } from "./index.ts";

const words = () => "2 hours left";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The client's clock may be wrong, so the server's time is required.
  withoutNow: <Countdown until={0} label={words} />,
  // @ts-expect-error Digits alone mean nothing to a screen reader.
  withoutLabel: <Countdown until={0} now={0} />,
  // @ts-expect-error The label changes with the time.
  labelAsText: <Countdown until={0} now={0} label="2 hours left" />,
  // @ts-expect-error Times are in ms since the epoch, the same on server and client.
  untilAsDate: <Countdown until={new Date()} now={0} label={words} />,
};
