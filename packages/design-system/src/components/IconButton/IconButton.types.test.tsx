import Heart from "lucide-react/icons/heart";
import { IconButton } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error An icon alone has no name.
  withoutName: <IconButton icon={Heart} />,
  // @ts-expect-error The primary variant is called solid.
  unknownVariant: <IconButton icon={Heart} label="Save" variant="primary" />,
  withWords: (
    // @ts-expect-error An icon with text is a Button.
    <IconButton icon={Heart} label="Save">
      Save
    </IconButton>
  ),
  // @ts-expect-error Sizes have names.
  sizeInPixels: <IconButton icon={Heart} label="Save" size={40} />,
};
