import { useIntl } from "@carmine/i18n/react";
import { PackingSlips } from "../../../features/print/PackingSlips.tsx";
import { PrintHeader } from "../../../features/print/PrintHeader.tsx";
import { usePrintedOrders } from "../../../features/print/use-printed-orders.ts";

/** Packing slips of the orders in the URL. */
const PackingSlipsPage = () => {
  const intl = useIntl();
  const orderNos = usePrintedOrders();
  return (
    <>
      <PrintHeader
        title={intl.formatMessage({
          defaultMessage: "Packing slips",
          description: "Console orders: action",
        })}
      />
      <PackingSlips orderNos={orderNos} />
    </>
  );
};

export default PackingSlipsPage;
