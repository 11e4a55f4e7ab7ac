import Truck from "lucide-react/icons/truck";
import { Footer } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Every page says whose it is.
  withoutLegal: <Footer />,
  // @ts-expect-error A reassurance is a title and what exactly is meant.
  noteWithoutText: <Footer legal="© 2026" notes={[{ icon: Truck, title: "Fast delivery" }]} />,
  // @ts-expect-error A column has a heading.
  columnWithoutTitle: <Footer legal="© 2026" columns={[{ links: [] }]} />,
  // @ts-expect-error A code says what it opens.
  codeWithoutLabel: <Footer legal="© 2026" code={{ picture: null }} />,
};
