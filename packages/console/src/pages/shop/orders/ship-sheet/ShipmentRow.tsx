import type { StaffOrderRow } from "@carmine/api/contract";
import { Select, StatusChip, TextField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Check from "lucide-react/icons/check";
import type { ClipboardEventHandler, KeyboardEventHandler, RefCallback } from "react";
import * as list from "../../../../features/list/list.css.ts";
import { fitsCarrier, type Carrier } from "../../../../features/orders/carriers.ts";
import { ItemPictures } from "../../../../features/orders/ItemPictures.tsx";
import { OrderNo } from "../../../../features/orders/OrderNo.tsx";
import type { SheetRow } from "./tracking-numbers.ts";
import * as styles from "./sheet.css.ts";

interface ShipmentRowProps {
  order: StaffOrderRow;
  row: SheetRow;
  couriers: readonly Carrier[];
  /** The first row has the focus when the sheet opens. */
  isFirst: boolean;
  /** Called with the field of the tracking number. */
  fieldRef: RefCallback<HTMLInputElement>;
  onChange: (change: Partial<SheetRow>) => void;
  onKeyDown: KeyboardEventHandler;
  onPaste: ClipboardEventHandler;
}

/** One order of the sheet: its items and destination, the carrier and the tracking number. */
export const ShipmentRow = ({
  order,
  row,
  couriers,
  isFirst,
  fieldRef,
  onChange,
  onKeyDown,
  onPaste,
}: ShipmentRowProps) => {
  const intl = useIntl();
  const courier = couriers.find(({ code }) => code === row.carrier);
  const isUnusual = row.number.trim() !== "" && !fitsCarrier(row.number, courier);
  return (
    <li className={styles.row}>
      <span className={list.twoLines}>
        <span className={list.line}>
          <OrderNo value={row.orderNo} />
        </span>
        <span className={list.note}>
          {[order.realName, order.place?.city, order.place?.countryName].filter(Boolean).join(" · ")}
        </span>
      </span>
      <ItemPictures items={order.orderInfoList} />
      {row.isShipped ? (
        <span className={styles.done}>
          <StatusChip tone="success" icon={Check}>
            <FormattedMessage defaultMessage="Shipped" description="Console orders: shipping" />
          </StatusChip>
        </span>
      ) : (
        <>
          <Select
            className={styles.field}
            size="sm"
            labelHidden
            label={intl.formatMessage(
              { defaultMessage: "Carrier of order {number}", description: "Console shipping sheet: field" },
              { number: row.orderNo },
            )}
            value={row.carrier}
            options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
            onValueChange={(carrier) => onChange({ carrier })}
          />
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanner types into it
            autoFocus={isFirst}
            ref={fieldRef}
            className={styles.field}
            size="sm"
            labelHidden
            label={intl.formatMessage(
              {
                defaultMessage: "Tracking number of order {number}",
                description: "Console shipping sheet: field",
              },
              { number: row.orderNo },
            )}
            placeholder={courier?.example ?? undefined}
            autoComplete="off"
            spellCheck={false}
            value={row.number}
            error={
              row.problem ??
              (isUnusual
                ? intl.formatMessage(
                    {
                      defaultMessage: "{carrier} numbers look like {example}",
                      description: "Console: tracking number of an unusual form",
                    },
                    { carrier: courier?.name ?? "", example: courier?.example ?? "" },
                  )
                : undefined)
            }
            onValueChange={(number) => onChange({ number })}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </>
      )}
    </li>
  );
};
