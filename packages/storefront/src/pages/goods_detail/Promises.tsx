import type { ProductDetail } from "@carmine/api/contract";
import { Guarantees, type IconShape } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { BadgeDollarSign, LifeBuoy, ShieldCheck, Truck, Undo2 } from "lucide-react";
import type { ReactElement } from "react";

/** Icons by the names that shops give; a guarantee with another name or a picture gets the shield. */
const icons: Readonly<Record<string, IconShape>> = {
  "shield-check": ShieldCheck,
  "undo-2": Undo2,
  "badge-dollar-sign": BadgeDollarSign,
  "life-buoy": LifeBuoy,
  truck: Truck,
};

/** The shop's guarantees for the product. */
export const Promises = ({ list }: { list: ProductDetail["guaranteeList"] }): ReactElement | null => {
  const intl = useIntl();
  if (!list || list.length === 0) return null;
  return (
    <Guarantees
      label={intl.formatMessage({
        defaultMessage: "Guarantees",
        description: "Product page: name of the list under the buttons",
      })}
      items={list.map(({ name, icon }) => ({ icon: icons[icon ?? ""] ?? ShieldCheck, text: name }))}
    />
  );
};
