import { phoneText } from "@carmine/api/contract";
import { PrintedOrders } from "./PrintedOrders.tsx";
import * as styles from "./print.css.ts";

/** Packing slips. Without prices, because they go into the package. */
export const PackingSlips = ({ orderNos }: { orderNos: readonly string[] }) => (
  <PrintedOrders
    orderNos={orderNos}
    dateOf={({ createAt }) => createAt}
    contactOf={({ userPhone }) => userPhone && phoneText(userPhone)}
    note={({ userRemark }) => userRemark && <p className={styles.remark}>{userRemark}</p>}
  />
);
