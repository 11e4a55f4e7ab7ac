import { DepartmentBanner, SizeFinder } from "./index.ts";

const width = { name: "width", label: "Width", options: ["195", "205"] };

/** What must not compile. */
export const refused = {
  // @ts-expect-error A banner says what the department is about.
  withoutTitle: <DepartmentBanner />,
  // @ts-expect-error A cut-out is decoration: an address without words.
  describedPicture: <DepartmentBanner title="Tires" picture={{ src: "/a.webp", alt: "Tire" }} />,
  // @ts-expect-error The form has an address, so that it works without JavaScript.
  withoutAddress: <SizeFinder fields={[width]} submitLabel="Find" />,
  // @ts-expect-error A button needs its words.
  withoutSubmit: <SizeFinder action="/s" fields={[width]} />,
  // @ts-expect-error A measure needs its name.
  withoutLabel: <SizeFinder action="/s" submitLabel="Find" fields={[{ name: "width", options: [] }]} />,
};
