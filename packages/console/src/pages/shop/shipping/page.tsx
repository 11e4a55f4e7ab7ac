import { isApiError } from "@carmine/api/client";
import {
  merchantShippingList,
  merchantShippingSave,
  type DataOf,
  type ShippingTerms,
} from "@carmine/api/contract";
import { Button, ConfirmDialog, EmptyState, PageHeader, useToast } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import Truck from "lucide-react/icons/truck";
import { useState } from "react";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { useHotkeys } from "../../../app/use-hotkeys.ts";
import { loadProps } from "../../../features/list/table-props.tsx";
import * as list from "../../../features/list/list.css.ts";
import { usePlaceNames } from "./place-names.ts";
import { ShippingDialog } from "./ShippingDialog.tsx";
import { ShippingTest } from "./ShippingTest.tsx";
import { useRateText } from "./use-rate-text.ts";
import * as styles from "./page.css.ts";
import { ListTable } from "../../../features/list/ListTable.tsx";

type Row = DataOf<typeof merchantShippingList>[number];

const noTerms: ShippingTerms = { rate: null, days: null };

/** Shipping rates and delivery days by place, and a test of them. */
const ShippingPage = () => {
  const intl = useIntl();
  const toast = useToast();
  const merId = useShopId();
  const errorText = useErrorText();
  const { nameOf, compare } = usePlaceNames();
  const { money, rateText } = useRateText();
  const shipping = useRead(merchantShippingList, { query: { merId } });
  const { data } = shipping;
  const save = useWrite(merchantShippingSave);
  const [edited, setEdited] = useState<Row | "new">();
  const [removed, setRemoved] = useState<Row>();
  useHotkeys({ n: () => setEdited("new") });
  const rows = (data ?? []).toSorted((a, b) => compare(a.place, b.place));

  const remove = async ({ place, rate, days }: Row): Promise<void> => {
    try {
      await save.mutateAsync({ body: { merId, place, from: { rate, days }, to: noTerms } });
      toast({
        message: intl.formatMessage({
          defaultMessage: "Removed",
          description: "Console entries: after a removal",
        }),
      });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      toast({ tone: "critical", message: errorText(failure) });
    }
    setRemoved(undefined);
  };
  const wider = intl.formatMessage({
    defaultMessage: "Same as the wider area",
    description: "Console shipping: a place without an own rate or days",
  });
  const columns: DataTableColumn<Row>[] = [
    {
      id: "place",
      header: intl.formatMessage({ defaultMessage: "Ships to", description: "Console shipping: column" }),
      width: 200,
      cell: (row) => (
        <button type="button" className={list.rowButton} onClick={() => setEdited(row)}>
          {nameOf(row.place)}
        </button>
      ),
    },
    {
      id: "rate",
      header: intl.formatMessage({ defaultMessage: "Rate", description: "Console shipping: field" }),
      width: 300,
      cell: ({ rate }) => <span className={list.line}>{rate ? rateText(rate) : wider}</span>,
    },
    {
      id: "freeFrom",
      header: intl.formatMessage({ defaultMessage: "Free from", description: "Console shipping: field" }),
      numeric: true,
      width: 110,
      cell: ({ rate }) => (rate?.freeFrom ? money(rate.freeFrom) : "—"),
    },
    {
      id: "days",
      header: intl.formatMessage({ defaultMessage: "Delivery", description: "Console shipping: column" }),
      width: 240,
      cell: ({ days }) => (
        <span className={list.line}>
          {days
            ? intl.formatMessage(
                {
                  defaultMessage:
                    "{min}–{max} business days, {handling, plural, =0 {ships the same day} one {ships in # day} other {ships in # days}}",
                  description: "Console shipping: delivery days",
                },
                { min: days.minDays, max: days.maxDays, handling: days.handlingDays },
              )
            : wider}
        </span>
      ),
    },
  ];
  const title = intl.formatMessage({ defaultMessage: "Shipping", description: "Console: page" });
  const addButton = (
    <Button variant="solid" size="sm" startIcon={Plus} onClick={() => setEdited("new")}>
      <FormattedMessage defaultMessage="Add place" description="Console shipping: button" />
    </Button>
  );
  return (
    <>
      <PageHeader title={title} actions={addButton} />
      <p className={styles.about}>
        <FormattedMessage
          defaultMessage="The nearest place applies: the country, then its area, then all other countries. Without any rate, shipping is free. Placed orders keep their shipping cost."
          description="Console shipping: about the list"
        />
      </p>
      <ListTable
        list="shipping"
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ place }) => place}
        rowLabel={({ place }) => nameOf(place)}
        rowActions={(row) => [
          {
            label: intl.formatMessage({ defaultMessage: "Edit", description: "Console lists: action" }),
            icon: Pencil,
            onSelect: () => setEdited(row),
          },
          {
            label: intl.formatMessage({ defaultMessage: "Remove", description: "Console lists: action" }),
            icon: Trash,
            tone: "critical",
            onSelect: () => setRemoved(row),
          },
        ]}
        {...loadProps(shipping)}
        empty={
          <EmptyState
            size="md"
            icon={Truck}
            title={
              <FormattedMessage
                defaultMessage="No rates yet: shipping is free everywhere"
                description="Console shipping: empty list"
              />
            }
          >
            {addButton}
          </EmptyState>
        }
      />
      <ShippingTest />
      {edited && (
        <ShippingDialog
          place={edited === "new" ? null : edited.place}
          stored={edited === "new" ? noTerms : { rate: edited.rate, days: edited.days }}
          taken={rows.map(({ place }) => place)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoved(undefined)}
          title={intl.formatMessage(
            { defaultMessage: "Remove “{name}”?", description: "Console entries: confirmation, title" },
            { name: nameOf(removed.place) },
          )}
          confirmLabel={intl.formatMessage({
            defaultMessage: "Remove",
            description: "Console lists: action",
          })}
          tone="critical"
          loading={save.isPending}
          onConfirm={() => void remove(removed)}
        >
          <FormattedMessage
            defaultMessage="Orders to this place then use the rate of the wider area, or ship for free."
            description="Console shipping: confirmation"
          />
        </ConfirmDialog>
      )}
    </>
  );
};

export default ShippingPage;
