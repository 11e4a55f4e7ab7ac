import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Countdown",
  group: "feedback",
  status: "ready",
  since: "0.1.0",
  summary: "Remaining time, by the server's clock.",
  pattern: "https://www.w3.org/TR/wai-aria-1.2/#timer",
  parts: {
    component: { Countdown: "The remaining time: in a sentence, in boxes, or in boxes with units." },
  },
  imports: ["Countdown", "useCountdown", "splitDuration"],
  keyboard: {},
  serverSafe: false,
  budget: { js: 1250 },
});
