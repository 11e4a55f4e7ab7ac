import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PaymentPanel",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The frame of the payment: how much, how long, and the place of the form.",
  parts: {
    component: {
      PaymentPanel: "The panel, a region named by its title.",
      CardBrand: "The mark of a card brand.",
    },
    state: {
      "data-urgent": "There on the clock in its last minute.",
    },
  },
  keyboard: {
    Tab: "Goes through the fields of the form, then to the buttons; the clock is passed by.",
  },
  serverSafe: true,
  budget: { js: 2350 },
});
