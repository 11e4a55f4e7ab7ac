import { ImageManager, type ImageManagerProps } from "./index.ts";

declare const props: ImageManagerProps;
const { label: _label, ...unnamed } = props;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The group needs a label.
  withoutLabel: <ImageManager {...unnamed} />,
  // @ts-expect-error Every image has an alt text, even if it is empty.
  withoutAlt: <ImageManager {...props} images={[{ id: "a", name: "a.png", status: "done" }]} />,
};
