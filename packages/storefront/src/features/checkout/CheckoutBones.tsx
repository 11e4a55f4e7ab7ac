import { AddressGrid, Card, Columns, Inline, Skeleton } from "@carmine/design-system";
import type { ReactElement } from "react";
import { GoodsBone } from "../loading/GoodsBone.tsx";
import * as styles from "./bones.css.ts";
import * as page from "./page.css.ts";

const Title = (): ReactElement => <Skeleton width={120} height={20} />;

const Sum = (): ReactElement => (
  <div className={styles.pair}>
    <Skeleton width={72} height={14} />
    <Skeleton width={56} height={14} />
  </div>
);

/** The sums beside the checkout, with the goods where nothing else on the page shows them. */
const Summary = ({ goods = false }: { goods?: boolean }): ReactElement => (
  <Card>
    <div className={styles.lines}>
      <Title />
      {goods && <GoodsBone picture={48} />}
      <Sum />
      <Sum />
      <div className={styles.pair}>
        <Skeleton width={72} height={20} />
        <Skeleton width={104} height={24} />
      </div>
      {!goods && <Skeleton height={48} />}
    </div>
  </Card>
);

/** The place of addresses, goods and sums while the held checkout loads. */
export const ConfirmBones = (): ReactElement => (
  <Columns sideWidth={368} sidePosition="end" side={<Summary />}>
    <div className={page.stack}>
      <Card>
        <div className={styles.lines}>
          <Title />
          <AddressGrid>
            <Skeleton height={128} shape="card" />
            <Skeleton height={128} shape="card" />
          </AddressGrid>
        </div>
      </Card>
      <Card>
        <div className={styles.lines}>
          <Title />
          <GoodsBone />
          <GoodsBone />
        </div>
      </Card>
    </div>
  </Columns>
);

/** The place of the amount, the card form and the order while it loads. */
export const PaymentBones = (): ReactElement => (
  <Columns sideWidth={368} sidePosition="end" side={<Summary goods />}>
    <Card>
      <div className={styles.lines}>
        <div className={styles.pair}>
          <Skeleton width={160} height={48} />
          <Skeleton width={112} height={48} shape="card" />
        </div>
        <Title />
        <Skeleton height={48} />
        <div className={styles.pair}>
          <Skeleton height={48} />
          <Skeleton height={48} />
        </div>
        <Skeleton height={48} />
      </div>
    </Card>
  </Columns>
);

/** The place of the word about a payment, and of what can be done next. */
export const ResultBones = (): ReactElement => (
  <Card>
    <div className={styles.center}>
      <Skeleton width={72} height={72} shape="pill" />
      <Skeleton width={280} height={28} />
      <Skeleton width={360} height={14} />
      <Skeleton width={120} height={40} />
      <Inline gap={12}>
        <Skeleton width={160} height={48} />
        <Skeleton width={160} height={48} />
      </Inline>
    </div>
  </Card>
);
