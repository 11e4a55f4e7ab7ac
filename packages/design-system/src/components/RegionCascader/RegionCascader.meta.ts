import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "RegionCascader",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Country, province, city, district: comboboxes of which each depends on the one before.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
  parts: {
    component: { RegionCascader: "The group." },
  },
  keyboard: {
    Tab: "Goes from level to level; those whose place before is not chosen are passed over.",
    "Keys of the combobox": "Inside a level everything is as in Combobox.",
  },
  serverSafe: false,
  budget: { js: 41350 },
});
