import { SkuPicker } from "./index.ts";

const attributes = [{ name: "Size", options: [{ value: "R16" }] }];

/** What must not compile. */
export const refused = {
  // @ts-expect-error Sold out is said in words, never by a stroke alone.
  withoutWords: <SkuPicker attributes={attributes} />,
  // @ts-expect-error There is something to choose.
  withoutAttributes: <SkuPicker soldOutLabel="Sold out" />,
  // @ts-expect-error A group is named by its attribute.
  namelessGroup: <SkuPicker soldOutLabel="Sold out" attributes={[{ options: [{ value: "R16" }] }]} />,
  // @ts-expect-error One value is chosen for each attribute.
  valueAlone: <SkuPicker soldOutLabel="Sold out" attributes={attributes} value="R16" />,
  // @ts-expect-error The change comes as values by attribute, not as an event.
  nativeChange: <SkuPicker soldOutLabel="Sold out" attributes={attributes} onChange={() => undefined} />,
};
