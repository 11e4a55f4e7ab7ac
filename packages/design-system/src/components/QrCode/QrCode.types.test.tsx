import { QrCode } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A QR code needs a label that explains what scanning it does.
  mute: <QrCode value="https://carmine.example" />,
  // @ts-expect-error The size is a number of px.
  sizeByName: <QrCode value="https://carmine.example" label="Scan" size="md" />,
};
