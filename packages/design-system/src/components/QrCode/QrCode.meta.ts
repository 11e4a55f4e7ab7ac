import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "QrCode",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "A code to scan with a telephone, drawn as SVG wherever it is rendered.",
  parts: { component: { QrCode: "The drawing, an image with a name." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 4450 },
});
