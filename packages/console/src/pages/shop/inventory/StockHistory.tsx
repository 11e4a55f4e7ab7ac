import { merchantStockMoves, type StockCause, type StockRow } from "@carmine/api/contract";
import { Drawer, EmptyState, Pagination, Skeleton, Timeline } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import HistoryIcon from "lucide-react/icons/history";
import { useState } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import { skuName } from "../../../features/products/sku-options.ts";

const causeTexts = defineMessages({
  sale: { defaultMessage: "Sale", description: "Console inventory: cause" },
  refund: { defaultMessage: "Refund", description: "Console orders: filter" },
  count: { defaultMessage: "Count", description: "Console inventory: cause" },
  delivery: { defaultMessage: "Delivery", description: "Console inventory: cause" },
  import: { defaultMessage: "Import", description: "Console inventory: cause" },
  correction: { defaultMessage: "Correction", description: "Console inventory: cause" },
} satisfies Record<StockCause, object>);

const pageSize = 50;

interface StockHistoryProps {
  row: StockRow;
  onClose: () => void;
}

/** Every change of the stock of a variant, newest first. */
export const StockHistory = ({ row, onClose }: StockHistoryProps) => {
  const intl = useIntl();
  const times = useTimes();
  const [page, setPage] = useState(1);
  const moves = useRead(
    merchantStockMoves,
    { params: { skuId: row.skuId }, query: { page, limit: pageSize } },
    { keepPrevious: true },
  );
  const pageCount = Math.ceil((moves.data?.total ?? 0) / pageSize);
  const label = intl.formatMessage({
    defaultMessage: "Stock history",
    description: "Console inventory: action",
  });
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={
        <FormattedMessage
          defaultMessage="Stock history of {name}"
          description="Console inventory: title"
          values={{ name: skuName(row) }}
        />
      }
    >
      {moves.error && (
        <ListError error={moves.error} retrying={moves.isFetching} onRetry={() => void moves.refetch()} />
      )}
      {moves.isPending && <Skeleton style={{ blockSize: 240 }} />}
      {moves.data?.list.length === 0 && (
        <EmptyState
          size="md"
          icon={HistoryIcon}
          title={
            <FormattedMessage
              defaultMessage="The stock hasn’t changed yet"
              description="Console inventory: empty history"
            />
          }
        />
      )}
      <Timeline
        label={label}
        entries={(moves.data?.list ?? []).map(({ id, by, onHand, cause, link, nickname, reason, at }) => ({
          id,
          title: `${intl.formatNumber(by, { signDisplay: "always" })} · ${intl.formatMessage(causeTexts[cause])}`,
          by: nickname ?? link ?? undefined,
          time: { text: times.moment(at), iso: at },
          details: (
            <>
              <FormattedMessage
                defaultMessage="{count, plural, one {# unit} other {# units}} on hand"
                description="Console inventory: result"
                values={{ count: onHand }}
              />
              {reason && ` · ${reason}`}
            </>
          ),
        }))}
      />
      {pageCount > 1 && (
        <Pagination label={label} page={page} pageCount={pageCount} compact onPageChange={setPage} />
      )}
    </Drawer>
  );
};
