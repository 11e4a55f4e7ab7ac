import Truck from "lucide-react/icons/truck";
import { Footer } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The copyright notice is required.
  withoutLegal: <Footer />,
  // @ts-expect-error A reassurance needs a title and an explanation.
  noteWithoutText: <Footer legal="© 2026" notes={[{ icon: Truck, title: "Fast delivery" }]} />,
  // @ts-expect-error A column needs a heading.
  columnWithoutTitle: <Footer legal="© 2026" columns={[{ links: [] }]} />,
  // @ts-expect-error A QR code needs a label for what it opens.
  codeWithoutLabel: <Footer legal="© 2026" code={{ picture: null }} />,
};
