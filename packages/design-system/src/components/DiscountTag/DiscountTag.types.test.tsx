import Percent from "lucide-react/icons/percent";
import { DiscountTag } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A saving is outlined or solid; other tag variants have other meanings.
  unknownVariant: <DiscountTag variant="success">Save 21%</DiscountTag>,
  // @ts-expect-error The text is enough; an icon would only repeat it.
  withIcon: <DiscountTag icon={Percent}>Save 21%</DiscountTag>,
};
