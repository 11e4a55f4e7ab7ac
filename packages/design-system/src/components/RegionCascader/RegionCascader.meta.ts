import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "RegionCascader",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Country, province, city, district: comboboxes that each depend on the previous one.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
  parts: {
    component: { RegionCascader: "The group." },
  },
  keyboard: {
    Tab: "Moves focus from level to level, skipping disabled ones.",
    "Keys of the combobox": "Each level works like a Combobox.",
  },
  serverSafe: false,
  budget: { js: 41350 },
});
