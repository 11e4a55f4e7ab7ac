import Heart from "lucide-react/icons/heart";
import { ToggleButton } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A button needs a name, even with an icon alone.
  withoutLabel: <ToggleButton icon={Heart} labelHidden />,
  // @ts-expect-error There are three sizes.
  unknownSize: <ToggleButton icon={Heart} label="Save" size="xl" />,
};
