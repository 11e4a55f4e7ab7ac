import { SkuPicker } from "./index.ts";

const attributes = [{ name: "Size", options: [{ value: "R16" }] }];

/** What must not compile. */
export const refused = {
  // @ts-expect-error There is something to choose.
  withoutAttributes: <SkuPicker />,
  // @ts-expect-error A group is named by its attribute.
  namelessGroup: <SkuPicker attributes={[{ options: [{ value: "R16" }] }]} />,
  // @ts-expect-error One value is chosen for each attribute.
  valueAlone: <SkuPicker attributes={attributes} value="R16" />,
  // @ts-expect-error The change comes as values by attribute, not as an event.
  nativeChange: <SkuPicker attributes={attributes} onChange={() => undefined} />,
};
