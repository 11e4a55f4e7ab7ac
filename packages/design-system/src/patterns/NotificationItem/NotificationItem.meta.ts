import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "NotificationItem",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "One message from the shop, read or unread.",
  parts: {
    component: {
      NotificationItem: "The list item.",
    },
    state: {
      "data-state": "“unread” or “read”, on the item.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the message's link, then to its buttons.",
  },
  serverSafe: false,
  budget: { js: 3050 },
});
