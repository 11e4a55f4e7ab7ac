import type { StaffOrderRow } from "@carmine/api/contract";

/** Units of an article that the orders need. */
export interface PickLine {
  readonly key: string;
  readonly name: string;
  readonly options: string;
  readonly code: string;
  readonly count: number;
  readonly orderNos: readonly string[];
}

/** Articles to take from the shelves for the orders: one line per article, sorted by SKU and name. */
export const pickLines = (
  orders: readonly Pick<StaffOrderRow, "orderNo" | "orderInfoList">[],
): PickLine[] => {
  const lines = new Map<string, PickLine>();
  for (const { orderNo, orderInfoList } of orders)
    for (const { productName, sku, code, toShipNum } of orderInfoList) {
      if (toShipNum === 0) continue;
      const key = [code, productName, sku].join("\n");
      const known = lines.get(key);
      lines.set(key, {
        key,
        name: productName,
        options: sku ?? "",
        code,
        count: (known?.count ?? 0) + toShipNum,
        orderNos: [...(known?.orderNos ?? []), orderNo],
      });
    }
  return [...lines.values()].toSorted(
    (a, b) => a.code.localeCompare(b.code, "en", { numeric: true }) || a.name.localeCompare(b.name),
  );
};
