import { Countdown } from "./index.ts";

const words = () => "2 hours left";

/** What must not compile. */
export const refused = {
  // @ts-expect-error The reader's clock may be wrong, so the server's goes with the page.
  withoutNow: <Countdown until={0} label={words} />,
  // @ts-expect-error Digits alone say nothing to a screen reader.
  withoutLabel: <Countdown until={0} now={0} />,
  // @ts-expect-error The words change with the time.
  labelAsText: <Countdown until={0} now={0} label="2 hours left" />,
  // @ts-expect-error Moments are ms since 1970, the same on server and browser.
  untilAsDate: <Countdown until={new Date()} now={0} label={words} />,
};
