import Percent from "lucide-react/icons/percent";
import { DiscountTag } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A saving is outlined or solid; the other looks of a tag mean other things.
  unknownVariant: <DiscountTag variant="success">Save 21%</DiscountTag>,
  // @ts-expect-error The words say it; an icon would only repeat them.
  withIcon: <DiscountTag icon={Percent}>Save 21%</DiscountTag>,
};
