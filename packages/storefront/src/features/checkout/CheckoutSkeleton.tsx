import { AddressGrid, Card, Columns, Inline, Skeleton, Stack } from "@carmine/design-system";
import type { ReactElement } from "react";
import { ItemSkeleton } from "../loading/ItemSkeleton.tsx";
import * as styles from "./page.css.ts";

const Title = (): ReactElement => <Skeleton width={120} height={20} />;

const Sum = (): ReactElement => (
  <Inline justify="between" gap={16} oneLine>
    <Skeleton width={72} height={14} />
    <Skeleton width={56} height={14} />
  </Inline>
);

/** Placeholder of the order summary; includes the items on pages that show them only there. */
const Summary = ({ withItem = false }: { withItem?: boolean }): ReactElement => (
  <Card>
    <Stack gap={20}>
      <Title />
      {withItem && <ItemSkeleton picture={48} />}
      <Sum />
      <Sum />
      <Inline justify="between" gap={16} oneLine>
        <Skeleton width={72} height={20} />
        <Skeleton width={104} height={24} />
      </Inline>
      {!withItem && <Skeleton height={48} />}
    </Stack>
  </Card>
);

/** Placeholder of addresses, items and totals while the checkout loads. */
export const ConfirmSkeleton = (): ReactElement => (
  <Columns sideWidth={368} sidePosition="end" side={<Summary />}>
    <div className={styles.stack}>
      <Card>
        <Stack gap={20}>
          <Title />
          <AddressGrid>
            <Skeleton height={128} shape="card" />
            <Skeleton height={128} shape="card" />
          </AddressGrid>
        </Stack>
      </Card>
      <Card>
        <Stack gap={20}>
          <Title />
          <ItemSkeleton />
          <ItemSkeleton />
        </Stack>
      </Card>
    </div>
  </Columns>
);

/** Placeholder of the amount, the card form and the order. */
export const PaymentSkeleton = (): ReactElement => (
  <Columns sideWidth={368} sidePosition="end" side={<Summary withItem />}>
    <Card>
      <Stack gap={20}>
        <Inline justify="between" gap={16} oneLine>
          <Skeleton width={160} height={48} />
          <Skeleton width={112} height={48} shape="card" />
        </Inline>
        <Title />
        <Skeleton height={48} />
        <Inline justify="between" gap={16} oneLine>
          <Skeleton height={48} />
          <Skeleton height={48} />
        </Inline>
        <Skeleton height={48} />
      </Stack>
    </Card>
  </Columns>
);

/** Placeholder of the payment result and the next steps. */
export const ResultSkeleton = (): ReactElement => (
  <Card>
    <Stack align="center">
      <Skeleton width={72} height={72} shape="pill" />
      <Skeleton width={280} height={28} />
      <Skeleton width={360} height={14} />
      <Skeleton width={120} height={40} />
      <Inline gap={12}>
        <Skeleton width={160} height={48} />
        <Skeleton width={160} height={48} />
      </Inline>
    </Stack>
  </Card>
);
