import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "QrCode",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "A QR code to scan with a phone, drawn as SVG, also on the server.",
  parts: { component: { QrCode: "The SVG, an image with an accessible name." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 4450 },
});
