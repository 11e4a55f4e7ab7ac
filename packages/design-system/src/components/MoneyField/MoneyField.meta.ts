import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "MoneyField",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "An amount of money in minor units, with the currency's symbol and digits.",
  parts: { component: { MoneyField: "The field with its label and message." } },
  keyboard: {
    Tab: "Moves focus into the field. On leaving, the typed amount is applied and formatted.",
    Enter: "Applies the typed amount, then submits the surrounding form.",
    Escape: "While typing: restores the previous amount.",
  },
  serverSafe: false,
  budget: { js: 4200 },
});
