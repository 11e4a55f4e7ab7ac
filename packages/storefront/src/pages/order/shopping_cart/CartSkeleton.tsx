import { Card, Skeleton, Stack } from "@carmine/design-system";
import type { ReactElement } from "react";
import { ItemSkeleton } from "../../../features/loading/ItemSkeleton.tsx";

const Shop = (): ReactElement => (
  <Card>
    <Stack gap={20}>
      <Skeleton width={160} height={16} />
      <ItemSkeleton picture={96} />
    </Stack>
  </Card>
);

/** Placeholder of the cart's header and of two shops. */
export const CartSkeleton = (): ReactElement => (
  <Stack gap={16}>
    <Card padding="md">
      <Skeleton width={96} height={16} />
    </Card>
    <Shop />
    <Shop />
  </Stack>
);
