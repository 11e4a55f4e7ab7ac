import { QrCode } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A code says what scanning it does.
  mute: <QrCode value="https://carmine.example" />,
  // @ts-expect-error Its size is a number of px.
  sizeByName: <QrCode value="https://carmine.example" label="Scan" size="md" />,
};
