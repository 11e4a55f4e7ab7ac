import { phoneText } from "@carmine/api/contract";
import { FormattedMessage } from "@carmine/i18n/react";
import { PrintedOrders } from "./PrintedOrders.tsx";
import * as styles from "./print.css.ts";

/** Packing slips. Without prices, because they go into the package. */
export const PackingSlips = ({ orderNos }: { orderNos: readonly string[] }) => (
  <PrintedOrders
    orderNos={orderNos}
    dateOf={({ createAt }) => createAt}
    contactOf={({ userPhone }) => userPhone && phoneText(userPhone)}
    note={({ userRemark, isGift }) =>
      (userRemark || isGift) && (
        <div className={styles.remark}>
          {isGift && (
            <strong>
              <FormattedMessage
                defaultMessage="A gift for you"
                description="Console packing slips: over the message of a gift"
              />
            </strong>
          )}
          {userRemark && <p className={styles.remarkText}>{userRemark}</p>}
        </div>
      )
    }
  />
);
