import type { StaffProductRow } from "@carmine/api/contract";
import { useIntl } from "@carmine/i18n/react";
import { StockEdit } from "../../../features/products/StockEdit.tsx";

interface StockCellProps {
  product: StaffProductRow;
  onReload: () => Promise<unknown>;
}

/** Units that can be sold. If the product has one variant, the stock can be edited here. */
export const StockCell = ({ product, onReload }: StockCellProps) => {
  const intl = useIntl();
  const { skuId, stock, onHand, name } = product;
  const shown = stock === null ? "∞" : intl.formatNumber(stock);
  if (skuId === null || onHand === null) return shown;
  return (
    <StockEdit skuId={skuId} onHand={onHand} name={name} onReload={onReload}>
      {shown}
    </StockEdit>
  );
};
