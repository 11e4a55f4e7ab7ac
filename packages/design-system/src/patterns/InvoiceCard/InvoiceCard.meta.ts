import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "InvoiceCard",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "One invoice: its status, details and download.",
  parts: {
    component: {
      InvoiceCard: "The card, an article named by its title.",
    },
  },
  keyboard: {},
  serverSafe: false,
  budget: { js: 1700 },
});
