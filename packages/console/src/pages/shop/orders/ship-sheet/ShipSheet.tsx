import {
  merchantCourierList,
  merchantOrderList,
  merchantOrderShipBatch,
  type QueryOf,
  type StaffOrderRow,
} from "@carmine/api/contract";
import { Button, Dialog, EmptyState, useToast } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import FileUp from "lucide-react/icons/file-up";
import PackageCheck from "lucide-react/icons/package-check";
import Truck from "lucide-react/icons/truck";
import { useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { useRead, useWrite } from "../../../../app/endpoints.ts";
import { useErrorText } from "../../../../app/use-error-text.ts";
import * as list from "../../../../features/list/list.css.ts";
import { ListError } from "../../../../features/list/ListError.tsx";
import type { Carrier } from "../../../../features/orders/carriers.ts";
import { lastCarrier, rememberCarrier } from "../../../../features/orders/last-carrier.ts";
import { FileReport } from "./FileReport.tsx";
import {
  enterTrackingLines,
  readTrackingFile,
  readTrackingLines,
  readyRows,
  type SheetRow,
  type TrackingFile,
} from "./tracking-numbers.ts";
import { ShipmentRow } from "./ShipmentRow.tsx";
import * as styles from "./sheet.css.ts";

/** Orders in one sheet; a shop with more ships the next ones afterwards. */
const maxOrders = 100;

interface ShipSheetProps {
  orderNos: readonly string[] | "all";
  /** Filters of the list, for `all`. */
  filters: NonNullable<QueryOf<typeof merchantOrderList>>;
  onClose: () => void;
}

/** Ships many orders: a scanner types each tracking number and sends Enter, which moves to the next row. */
export const ShipSheet = ({ orderNos, filters, onClose }: ShipSheetProps) => {
  const orders = useRead(merchantOrderList, {
    query: {
      ...(orderNos === "all" ? filters : { merId: filters.merId }),
      view: "toShip",
      sort: "shipBy",
      limit: maxOrders,
    },
  });
  const couriers = useRead(merchantCourierList, {});
  // Later refetches, such as after shipping, don't remove rows of the sheet.
  const [chosen, setChosen] = useState<readonly StaffOrderRow[]>();
  if (chosen === undefined && orders.data && couriers.data)
    setChosen(orders.data.list.filter(({ orderNo }) => orderNos === "all" || orderNos.includes(orderNo)));
  const error = orders.error ?? couriers.error;
  if (chosen && couriers.data) return <Sheet orders={chosen} couriers={couriers.data} onClose={onClose} />;
  // Renders no dialog while loading, because replacing it would lose the focus of the first field.
  if (!error) return null;
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Ship orders" description="Console shipping sheet: title" />}
    >
      <ListError
        error={error}
        retrying={orders.isFetching || couriers.isFetching}
        onRetry={() => void Promise.all([orders.refetch(), couriers.refetch()])}
      />
    </Dialog>
  );
};

interface SheetProps {
  orders: readonly StaffOrderRow[];
  couriers: readonly Carrier[];
  onClose: () => void;
}

const Sheet = ({ orders, couriers, onClose }: SheetProps) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const ship = useWrite(merchantOrderShipBatch);
  const [rows, setRows] = useState<readonly SheetRow[]>(() =>
    orders.map(({ orderNo, place }) => ({
      orderNo,
      carrier: lastCarrier(place?.country, couriers),
      number: "",
    })),
  );
  const [report, setReport] = useState<TrackingFile>();
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const files = useRef<HTMLInputElement>(null);
  const shownOrderNos = useMemo(() => orders.map(({ orderNo }) => orderNo), [orders]);
  const ready = readyRows(rows);

  const change = (index: number, next: Partial<SheetRow>): void =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...next, problem: undefined } : row)));

  const send = async (): Promise<void> => {
    if (ready.length === 0 || ship.isPending) return;
    try {
      const results = await ship.mutateAsync({
        body: {
          shipments: ready.map(({ orderNo, carrier, number }) => ({
            orderNo,
            deliveryType: "express",
            deliveryCode: carrier,
            deliveryId: number.trim(),
          })),
        },
      });
      for (const { orderNo, carrier } of ready)
        rememberCarrier(orders.find((order) => order.orderNo === orderNo)?.place?.country, carrier);
      const next = rows.map((row) => {
        const result = results.find(({ orderNo }) => orderNo === row.orderNo);
        return result
          ? { ...row, isShipped: result.parcelId !== null, problem: result.problem ?? undefined }
          : row;
      });
      setRows(next);
      const shippedCount = results.filter(({ parcelId }) => parcelId !== null).length;
      if (shippedCount > 0)
        toast({
          message: intl.formatMessage(
            {
              defaultMessage:
                "{count, plural, one {# order shipped. We emailed the customer.} other {# orders shipped. We emailed the customers.}}",
              description: "Console shipping sheet: result",
            },
            { count: shippedCount },
          ),
        });
      if (next.every(({ isShipped }) => isShipped)) onClose();
      else fields.current[next.findIndex(({ isShipped }) => !isShipped)]?.focus();
    } catch {
      // `ship.error` is shown above the rows; nothing was shipped.
    }
  };

  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      void send();
      return;
    }
    const next = rows.findIndex((row, at) => at > index && !row.isShipped);
    if (next >= 0) fields.current[next]?.focus();
    // Enter on the last row ships all rows with a tracking number.
    else if (readyRows(rows).length > 0) void send();
  };
  const onPaste = (event: ClipboardEvent, index: number): void => {
    const text = event.clipboardData.getData("text");
    if (!/[\n\t;,]/.test(text.trim())) return;
    event.preventDefault();
    setRows(enterTrackingLines(rows, readTrackingLines(text, shownOrderNos), index));
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = readTrackingFile(await file.text(), shownOrderNos);
    setRows(enterTrackingLines(rows, read.matched, 0));
    setReport(read);
  };

  return (
    <Dialog
      open
      size="xl"
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Ship orders" description="Console shipping sheet: title" />}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage defaultMessage="Close" description="Console: button of a dialog" />
          </Button>
          <Button
            variant="solid"
            startIcon={Truck}
            disabled={ready.length === 0}
            loading={ship.isPending}
            onClick={() => void send()}
          >
            <FormattedMessage
              defaultMessage="Ship {count, plural, one {# order} other {# orders}}"
              description="Console orders: button"
              values={{ count: ready.length }}
            />
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          size="md"
          icon={PackageCheck}
          tone="success"
          title={
            <FormattedMessage
              defaultMessage="These orders are already shipped"
              description="Console shipping sheet: empty"
            />
          }
        />
      ) : (
        <div
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void readFile(event.dataTransfer.files[0]);
          }}
        >
          <div className={styles.tools}>
            <FormattedMessage
              defaultMessage="Scan each tracking number, paste a column, or drop a carrier’s file here. Enter moves to the next order."
              description="Console shipping sheet: explanation"
            />
            <Button size="sm" startIcon={FileUp} onClick={() => files.current?.click()}>
              <FormattedMessage
                defaultMessage="Tracking numbers from CSV"
                description="Console shipping sheet: button"
              />
            </Button>
            <input
              ref={files}
              type="file"
              hidden
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              onChange={({ target }) => {
                void readFile(target.files?.[0]);
                target.value = "";
              }}
            />
          </div>
          {report && <FileReport report={report} />}
          {ship.error && (
            <p role="alert" className={list.late}>
              {errorText(ship.error)}
            </p>
          )}
          <ol className={styles.rows}>
            {orders.map((order, index) => {
              const row = rows[index];
              return (
                row && (
                  <ShipmentRow
                    key={order.orderNo}
                    order={order}
                    row={row}
                    couriers={couriers}
                    isFirst={index === 0}
                    fieldRef={(field) => void (fields.current[index] = field)}
                    onChange={(next) => change(index, next)}
                    onKeyDown={(event) => onKeyDown(event, index)}
                    onPaste={(event) => onPaste(event, index)}
                  />
                )
              );
            })}
          </ol>
        </div>
      )}
    </Dialog>
  );
};
