import {
  maxBatchOrders,
  merchantOrderHoldBatch,
  merchantOrderList,
  merchantOrderNoteBatch,
  merchantOrderReleaseBatch,
  type BatchResults,
  type QueryOf,
  type StaffOrderRow,
} from "@carmine/api/contract";
import { newAttemptKey, type ApiError } from "@carmine/api/client";
import { useApiClient } from "@carmine/api/hooks";
import { useToast } from "@carmine/design-system";
import type { DataTableAction } from "@carmine/design-system/data-table";
import { useIntl } from "@carmine/i18n/react";
import CirclePause from "lucide-react/icons/circle-pause";
import CirclePlay from "lucide-react/icons/circle-play";
import StickyNote from "lucide-react/icons/sticky-note";
import { useState, type ReactNode } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { BulkChangeDialog, FailedOrdersDialog } from "./BulkChangeDialog.tsx";

const changes = ["hold", "release", "note"] as const;
type BulkChange = (typeof changes)[number];

/** Selected rows, or all orders that the list's filters match. */
type ChosenOrders = readonly StaffOrderRow[] | "all";

const isPossible: Readonly<Record<BulkChange, (order: StaffOrderRow) => boolean>> = {
  hold: ({ state, heldAt }) => state === "toShip" && heldAt === null,
  release: ({ heldAt }) => heldAt !== null,
  note: () => true,
};

interface BulkChangesOptions {
  /** Filters, view and sort of the list. */
  readonly query: NonNullable<QueryOf<typeof merchantOrderList>>;
  /** Number of orders that match. */
  readonly total: number;
  /** Called when orders have changed. */
  readonly onDone: () => void;
}

/** Actions of a shop's team on many orders: hold, release and note, with their dialogs. */
export const useBulkChanges = ({ query, total, onDone }: BulkChangesOptions) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useApiClient();
  const { role, can } = useWorkspace();
  const hold = useWrite(merchantOrderHoldBatch);
  const release = useWrite(merchantOrderReleaseBatch);
  const note = useWrite(merchantOrderNoteBatch);
  const [dialog, setDialog] = useState<{ change: "hold" | "note"; orders: ChosenOrders; key: string }>();
  const [error, setError] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const [failed, setFailed] = useState<BatchResults>([]);

  const read = async (orders: ChosenOrders): Promise<readonly StaffOrderRow[]> => {
    if (orders !== "all") return orders;
    const found: StaffOrderRow[] = [];
    let after: string | null | undefined;
    do {
      const page = { ...query, limit: 100, ...(after && { after }) };
      const { list, ...next } = await client.callAny(merchantOrderList, { query: page, quiet: true });
      found.push(...list);
      ({ after } = next);
    } while (after !== null && found.length < maxBatchOrders);
    return found.slice(0, maxBatchOrders);
  };

  const send = (
    change: BulkChange,
    { orderNos, text, key }: { orderNos: string[]; text: string; key: string },
  ): Promise<BatchResults> => {
    if (change === "hold") return hold.mutateAsync({ body: { orderNos, reason: text } });
    if (change === "release") return release.mutateAsync({ body: { orderNos } });
    // The same key for a second attempt, so that no order gets the note twice.
    return note.mutateAsync({ body: { orderNos, text }, headers: { "idempotency-key": key } });
  };

  const resultText = (change: BulkChange, count: number): string => {
    if (change === "hold")
      return intl.formatMessage(
        {
          defaultMessage: "{count, plural, one {# order put on hold} other {# orders put on hold}}",
          description: "Console orders: result",
        },
        { count },
      );
    if (change === "release")
      return intl.formatMessage(
        {
          defaultMessage: "{count, plural, one {# order released} other {# orders released}}",
          description: "Console orders: result",
        },
        { count },
      );
    return intl.formatMessage(
      {
        defaultMessage: "{count, plural, one {Note added to # order} other {Note added to # orders}}",
        description: "Console orders: result",
      },
      { count },
    );
  };

  const run = async (change: BulkChange, orders: ChosenOrders, text = "", key = ""): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setError(undefined);
    try {
      const orderNos = (await read(orders)).filter(isPossible[change]).map(({ orderNo }) => orderNo);
      const results = orderNos.length === 0 ? [] : await send(change, { orderNos, text, key });
      const refused = results.filter(({ problem }) => problem !== null);
      setDialog(undefined);
      setFailed(refused);
      onDone();
      if (refused.length < results.length || results.length === 0)
        toast({ message: resultText(change, results.length - refused.length) });
    } catch (failure) {
      // `client` throws nothing else.
      setError(failure as ApiError);
      if (change === "release") toast({ tone: "critical", message: errorText(failure as ApiError) });
    } finally {
      setPending(false);
    }
  };

  const start = (change: BulkChange, orders: ChosenOrders): void => {
    if (orders === "all" && total > maxBatchOrders) {
      toast({
        tone: "critical",
        message: intl.formatMessage(
          {
            defaultMessage: "You can change up to {count} orders at once. Add a filter to select fewer.",
            description: "Console orders: too many selected",
          },
          { count: maxBatchOrders },
        ),
      });
      return;
    }
    setError(undefined);
    if (change === "release") void run(change, orders);
    else setDialog({ change, orders, key: newAttemptKey() });
  };

  const looks: Readonly<Record<BulkChange, Pick<DataTableAction, "label" | "icon">>> = {
    hold: {
      label: intl.formatMessage({ defaultMessage: "Hold", description: "Console order: button" }),
      icon: CirclePause,
    },
    release: {
      label: intl.formatMessage({ defaultMessage: "Release", description: "Console order: button" }),
      icon: CirclePlay,
    },
    note: {
      label: intl.formatMessage({ defaultMessage: "Add note", description: "Console orders: action" }),
      icon: StickyNote,
    },
  };
  /** Shop teams hold, release and note; the marketplace's staff don't. */
  const bulkChanges = (orders: ChosenOrders): DataTableAction[] => {
    if (role !== "merchant") return [];
    const isOffered = (change: BulkChange): boolean =>
      can(change === "note" ? "orders.note" : "orders.ship") &&
      (orders === "all" || orders.some(isPossible[change]));
    return changes
      .filter(isOffered)
      .map((change) => ({ ...looks[change], onSelect: () => start(change, orders) }));
  };

  const dialogs: ReactNode = (
    <>
      {dialog && (
        <BulkChangeDialog
          change={dialog.change}
          count={dialog.orders === "all" ? total : dialog.orders.filter(isPossible[dialog.change]).length}
          error={error}
          loading={isPending}
          onClose={() => setDialog(undefined)}
          onConfirm={(text) => void run(dialog.change, dialog.orders, text, dialog.key)}
        />
      )}
      {failed.length > 0 && <FailedOrdersDialog results={failed} onClose={() => setFailed([])} />}
    </>
  );
  return { bulkChanges, dialogs };
};
