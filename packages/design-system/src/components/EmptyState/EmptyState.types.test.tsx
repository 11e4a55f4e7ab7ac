import PackageOpen from "lucide-react/icons/package-open";
import { EmptyState } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A drawing alone says nothing.
  withoutTitle: <EmptyState icon={PackageOpen} />,
  // @ts-expect-error The place is found by its drawing.
  withoutIcon: <EmptyState title="No orders yet" />,
  // @ts-expect-error Icons are components, so that only the used ones are sent.
  iconByName: <EmptyState icon="package" title="No orders yet" />,
  // @ts-expect-error Hues have meanings, not names of colors.
  colored: <EmptyState icon={PackageOpen} title="No orders yet" tone="red" />,
};
