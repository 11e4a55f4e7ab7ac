import { merchantStockAdjust, type StaffProductRow } from "@carmine/api/contract";
import { useIntl } from "@carmine/i18n/react";
import { useWrite } from "../../../app/endpoints.ts";
import { usePlace } from "../../../app/place.ts";
import { EditCell } from "../../../features/list/EditCell.tsx";

interface StockCellProps {
  product: StaffProductRow;
  onReload: () => Promise<unknown>;
}

/** A counted stock (`12`), or a change of it (`+4`, `-1`), which applies whatever the stock is now. */
const readStock = (typed: string): { by: number } | { to: number } | undefined => {
  const text = typed.trim().replace("−", "-");
  if (/^[+-]\d{1,7}$/.test(text)) return { by: Number(text) };
  return /^\d{1,7}$/.test(text) ? { to: Number(text) } : undefined;
};

/** Units that can be sold. If the product has one variant, the stock can be edited here. */
export const StockCell = ({ product, onReload }: StockCellProps) => {
  const intl = useIntl();
  const { can } = usePlace();
  const adjust = useWrite(merchantStockAdjust);
  const { skuId, stock, onHand } = product;
  const shown = stock === null ? "∞" : intl.formatNumber(stock);
  if (skuId === null || onHand === null || !can("stock.write")) return shown;
  return (
    <EditCell
      label={intl.formatMessage(
        { defaultMessage: "Stock of {name}", description: "Console products: field" },
        { name: product.name },
      )}
      value={String(onHand)}
      inputMode="numeric"
      validate={(typed) =>
        readStock(typed) === undefined
          ? intl.formatMessage({
              defaultMessage: "Enter a count, or a change like +4",
              description: "Console products: error",
            })
          : undefined
      }
      format={(value) => value}
      onSave={(to, from) => {
        const change = readStock(to) ?? { by: 0 };
        return adjust.mutateAsync({
          body:
            "by" in change
              ? { changes: [{ skuId, by: change.by }], cause: change.by > 0 ? "delivery" : "correction" }
              : { changes: [{ skuId, from: Number(from), to: change.to }], cause: "count" },
        });
      }}
      onReload={onReload}
    >
      {shown}
    </EditCell>
  );
};
