import { phoneText } from "@carmine/api/contract";
import { useIntl } from "@carmine/i18n/react";
import { PrintedOrders } from "../../../features/print/PrintedOrders.tsx";
import * as styles from "../../../features/print/print.css.ts";

/** Packing slips of the orders in the URL. Without prices, because they go into the package. */
const PackingSlipsPage = () => {
  const intl = useIntl();
  return (
    <PrintedOrders
      title={intl.formatMessage({
        defaultMessage: "Packing slips",
        description: "Console orders: action",
      })}
      dateOf={({ createAt }) => createAt}
      contactOf={({ userPhone }) => userPhone && phoneText(userPhone)}
      note={({ userRemark }) => userRemark && <p className={styles.remark}>{userRemark}</p>}
    />
  );
};

export default PackingSlipsPage;
