import { DepartmentBanner, SizeFinder } from "./index.ts";

const width = { name: "width", label: "Width", options: ["195", "205"] };

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A banner needs a title.
  withoutTitle: <DepartmentBanner />,
  // @ts-expect-error A cut-out is decorative: a URL without alt text.
  describedPicture: <DepartmentBanner title="Tires" picture={{ src: "/a.webp", alt: "Tire" }} />,
  // @ts-expect-error The form needs a URL, so that it works without JavaScript.
  withoutAddress: <SizeFinder fields={[width]} submitLabel="Find" />,
  // @ts-expect-error A button needs text.
  withoutSubmit: <SizeFinder action="/s" fields={[width]} />,
  // @ts-expect-error A field needs its label.
  withoutLabel: <SizeFinder action="/s" submitLabel="Find" fields={[{ name: "width", options: [] }]} />,
};
