import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ErrorState",
  group: "feedback",
  status: "ready",
  since: "0.1.0",
  summary: "Something did not load: what happened, what is safe, and a way to try again.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/alert/",
  parts: { component: { ErrorState: "An empty state that is announced, with a button to try again." } },
  keyboard: {
    Tab: "Goes to the button that tries again.",
    "Enter or Space": "Tries again; the button keeps the focus while it is busy, and takes no second press.",
  },
  serverSafe: false,
  budget: { js: 2500 },
});
