import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Toast",
  status: "ready",
  since: "0.1.0",
  group: "feedback",
  summary: "Confirms or reports a failure in a corner, and disappears automatically.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/alert/",
  parts: {
    component: { Toast: "One message: icon, text, action and close button." },
    state: {
      "data-keep-clear": "Set on the total and the main button, which toasts must not cover.",
      "data-state": "“open”, then “closed” while it leaves.",
      "data-swipe": "“move” while being swiped.",
    },
  },
  imports: ["ToastProvider", "useToast"],
  keyboard: {
    F8: "Moves focus from anywhere on the page to the toasts.",
    Tab: "Moves focus to the toast, its action and its close button, then on.",
    Enter: "Runs the action and dismisses the toast.",
    Escape: "Dismisses the focused toast.",
  },
  serverSafe: false,
  budget: { js: 1600 },
});
