import Heart from "lucide-react/icons/heart";
import { Icon } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The shape is required.
  withoutShape: <Icon />,
  // @ts-expect-error Icons are imported, so that unused ones can be tree-shaken.
  byName: <Icon shape="heart" />,
  // @ts-expect-error Sizes match those of text.
  sizeInPixels: <Icon shape={Heart} size={18} />,
  // @ts-expect-error The icon is passed as `shape`.
  withChildren: <Icon shape={Heart}>♥</Icon>,
};
