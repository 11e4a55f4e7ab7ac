import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Toast",
  status: "ready",
  since: "0.1.0",
  group: "feedback",
  summary: "Says in a corner that something was done, or failed, and goes by itself.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/alert/",
  parts: {
    component: { Toast: "One message: icon, words, an action, and a cross." },
    state: {
      "data-keep-clear": "There where no toast may lie: on a sum and the button that goes on.",
      "data-state": "“open”, then “closed” while it leaves.",
      "data-swipe": "“move” while a finger moves it away.",
    },
  },
  imports: ["ToastProvider", "useToast"],
  keyboard: {
    F8: "Goes from anywhere on the page to the toasts.",
    Tab: "Goes to the toast, to its action and to its cross, then on.",
    Enter: "Carries the action out, and the toast goes.",
    Escape: "Takes away the toast that has the focus.",
  },
  serverSafe: false,
  budget: { js: 1450 },
});
