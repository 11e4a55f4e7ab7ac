import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PaymentPanel",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Frame of a payment: amount, time left, and the form.",
  parts: {
    component: {
      PaymentPanel: "The panel, a region named by its title.",
      CardBrand: "Logo of a card brand.",
    },
    state: {
      "data-urgent": "On the countdown in its last minute.",
    },
  },
  keyboard: {
    Tab: "Moves focus through the form's fields, then to the buttons; the countdown is skipped.",
  },
  serverSafe: true,
  budget: { js: 2400 },
});
