import { merchantStockAdjust } from "@carmine/api/contract";
import { useIntl } from "@carmine/i18n/react";
import type { ReactNode } from "react";
import { useWrite } from "../../app/endpoints.ts";
import { useWorkspace } from "../../app/workspace.ts";
import { EditCell } from "../list/EditCell.tsx";
import { readStock } from "./read-stock.ts";

interface StockEditProps {
  skuId: number;
  onHand: number;
  /** Names the variant. */
  name: string;
  /** The stock as shown. */
  children: ReactNode;
  onReload: () => Promise<unknown>;
}

/** Units on hand of a variant: a count, or a change such as +4. */
export const StockEdit = ({ skuId, onHand, name, children, onReload }: StockEditProps) => {
  const intl = useIntl();
  const { can } = useWorkspace();
  const adjust = useWrite(merchantStockAdjust);
  if (!can("stock.write")) return children;
  return (
    <EditCell
      label={intl.formatMessage(
        { defaultMessage: "Stock of {name}", description: "Console products: field" },
        { name },
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
      {children}
    </EditCell>
  );
};
