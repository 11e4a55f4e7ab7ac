import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ErrorState",
  group: "feedback",
  status: "ready",
  since: "0.1.0",
  summary: "Explains that something failed to load and what is safe, with a retry button.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/alert/",
  parts: { component: { ErrorState: "An empty state that is announced, with a retry button." } },
  keyboard: {
    Tab: "Moves focus to the retry button.",
    "Enter or Space": "Retries. The button keeps the focus while busy and ignores further presses.",
  },
  serverSafe: false,
  budget: { js: 2600 },
});
