import PackageOpen from "lucide-react/icons/package-open";
import { EmptyState } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error An icon alone says nothing.
  withoutTitle: <EmptyState icon={PackageOpen} />,
  // @ts-expect-error The icon is required.
  withoutIcon: <EmptyState title="No orders yet" />,
  // @ts-expect-error Icons are components, so that unused ones can be tree-shaken.
  iconByName: <EmptyState icon="package" title="No orders yet" />,
  // @ts-expect-error Tones are named by meaning, not color.
  colored: <EmptyState icon={PackageOpen} title="No orders yet" tone="red" />,
};
