import { SkuPicker } from "./index.ts";

const attributes = [{ name: "Size", options: [{ value: "R16" }] }];

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Attributes are required.
  withoutAttributes: <SkuPicker />,
  // @ts-expect-error A group is named by its attribute.
  namelessGroup: <SkuPicker attributes={[{ options: [{ value: "R16" }] }]} />,
  // @ts-expect-error The value is an object by attribute.
  valueAlone: <SkuPicker attributes={attributes} value="R16" />,
  // @ts-expect-error Changes are reported as values by attribute, not as an event.
  nativeChange: <SkuPicker attributes={attributes} onChange={() => undefined} />,
};
