import Heart from "lucide-react/icons/heart";
import { Icon } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error There is always a drawing.
  withoutShape: <Icon />,
  // @ts-expect-error Drawings are imported, so that only the used ones are sent.
  byName: <Icon shape="heart" />,
  // @ts-expect-error Sizes go with those of the text.
  sizeInPixels: <Icon shape={Heart} size={18} />,
  // @ts-expect-error The drawing is given by its shape.
  withChildren: <Icon shape={Heart}>♥</Icon>,
};
