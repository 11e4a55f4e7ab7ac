import { isApiError } from "@carmine/api/client";
import {
  merchantCategoryList,
  merchantCategoryOrder,
  merchantCategoryRemove,
  type ShopCategoryRow,
  textIn,
} from "@carmine/api/contract";
import { Button, ConfirmDialog, EmptyState, PageHeader, useToast } from "@carmine/design-system";
import type { DataTableAction, DataTableColumn } from "@carmine/design-system/data-table";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import FolderTree from "lucide-react/icons/folder-tree";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { useHotkeys } from "../../../app/use-hotkeys.ts";
import { moveEntry } from "../../../features/entries/entry-form.ts";
import { useTextLocale } from "../../../features/entries/use-value-text.ts";
import * as entries from "../../../features/entries/entries.css.ts";
import * as list from "../../../features/list/list.css.ts";
import { loadProps } from "../../../features/list/table-props.tsx";
import { CategoryDialog, type EditedCategory } from "./CategoryDialog.tsx";
import * as styles from "./page.css.ts";
import { ListTable } from "../../../features/list/ListTable.tsx";

/** Each category followed by its subcategories. */
const inTreeOrder = (rows: readonly ShopCategoryRow[]): ShopCategoryRow[] =>
  rows.filter(({ pid }) => pid === null).flatMap((top) => [top, ...rows.filter(({ pid }) => pid === top.id)]);

/** The shop's own category tree: add, rename, reorder, remove. */
const CategoriesPage = () => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const merId = useShopId();
  const locale = useTextLocale();
  const categories = useRead(merchantCategoryList, { query: { merId } });
  const { data } = categories;
  const order = useWrite(merchantCategoryOrder);
  const remove = useWrite(merchantCategoryRemove);
  const [edited, setEdited] = useState<EditedCategory>();
  const [removed, setRemoved] = useState<ShopCategoryRow>();
  useHotkeys({ n: () => setEdited({ id: null, pid: null }) });
  const nameOf = ({ name }: ShopCategoryRow): string => textIn(name, locale);
  const rows = inTreeOrder(data ?? []);

  const attempt = async (work: Promise<unknown>, done: string): Promise<void> => {
    try {
      await work;
      toast({ message: done });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      toast({ tone: "critical", message: errorText(failure) });
    }
  };
  const siblingsOf = ({ pid }: ShopCategoryRow): number[] =>
    rows.filter((one) => one.pid === pid).map(({ id }) => id);
  const move = (row: ShopCategoryRow, step: number): void => {
    const from = siblingsOf(row);
    void attempt(
      order.mutateAsync({ body: { merId, from, to: [...moveEntry(from, row.id, step)] } }),
      intl.formatMessage({ defaultMessage: "Order saved", description: "Console entries: after a move" }),
    );
  };
  const actionsOf = (row: ShopCategoryRow): readonly DataTableAction[] => {
    const siblings = siblingsOf(row);
    return [
      {
        label: intl.formatMessage({ defaultMessage: "Rename", description: "Console lists: action" }),
        icon: Pencil,
        onSelect: () => setEdited(row),
      },
      ...(row.pid === null
        ? [
            {
              label: intl.formatMessage({
                defaultMessage: "Add subcategory",
                description: "Console shop categories: action",
              }),
              icon: Plus,
              onSelect: () => setEdited({ id: null, pid: row.id }),
            },
          ]
        : []),
      {
        label: intl.formatMessage({ defaultMessage: "Move up", description: "Console lists: action" }),
        icon: ArrowUp,
        disabled: siblings[0] === row.id,
        onSelect: () => move(row, -1),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Move down", description: "Console lists: action" }),
        icon: ArrowDown,
        disabled: siblings.at(-1) === row.id,
        onSelect: () => move(row, 1),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Remove", description: "Console lists: action" }),
        icon: Trash,
        tone: "critical",
        onSelect: () => setRemoved(row),
      },
    ];
  };
  const columns: DataTableColumn<ShopCategoryRow>[] = [
    {
      id: "name",
      header: intl.formatMessage({ defaultMessage: "Name", description: "Console entries: field" }),
      width: 420,
      cell: (row) => (
        <span className={row.pid === null ? undefined : styles.child}>
          <button type="button" className={list.rowButton} onClick={() => setEdited(row)}>
            {nameOf(row)}
          </button>
        </span>
      ),
    },
    {
      id: "products",
      header: intl.formatMessage({ defaultMessage: "Products", description: "Console: page" }),
      numeric: true,
      width: 120,
      cell: (row) => intl.formatNumber(row.productCount),
    },
  ];
  const title = intl.formatMessage({ defaultMessage: "Categories", description: "Console: page" });
  const addButton = (
    <Button variant="solid" size="sm" startIcon={Plus} onClick={() => setEdited({ id: null, pid: null })}>
      <FormattedMessage defaultMessage="Add category" description="Console entries: button" />
    </Button>
  );
  return (
    <>
      <PageHeader title={title} actions={addButton} />
      <p className={entries.about}>
        <FormattedMessage
          defaultMessage="How shoppers browse your shop. Empty categories are hidden. You choose a product’s category in its editor."
          description="Console shop categories: about the list"
        />
      </p>
      <ListTable
        list="shop-categories"
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowLabel={nameOf}
        rowActions={actionsOf}
        {...loadProps(categories)}
        empty={
          <EmptyState
            size="md"
            icon={FolderTree}
            title={
              <FormattedMessage
                defaultMessage="No categories yet"
                description="Console shop categories: empty list"
              />
            }
          >
            {addButton}
          </EmptyState>
        }
      />
      {edited && <CategoryDialog edited={edited} onClose={() => setEdited(undefined)} />}
      {removed && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoved(undefined)}
          title={intl.formatMessage(
            { defaultMessage: "Remove “{name}”?", description: "Console entries: confirmation, title" },
            { name: nameOf(removed) },
          )}
          confirmLabel={intl.formatMessage({
            defaultMessage: "Remove",
            description: "Console lists: action",
          })}
          tone="critical"
          loading={remove.isPending}
          onConfirm={() =>
            void attempt(
              remove.mutateAsync({ body: { merId, id: removed.id } }),
              intl.formatMessage({
                defaultMessage: "Removed",
                description: "Console entries: after a removal",
              }),
            ).then(() => setRemoved(undefined))
          }
        >
          <FormattedMessage
            defaultMessage="{count, plural, =0 {It has no products.} one {Its product stays in the shop.} other {Its # products stay in the shop.}}"
            description="Console shop categories: confirmation"
            values={{ count: removed.productCount }}
          />
        </ConfirmDialog>
      )}
    </>
  );
};

export default CategoriesPage;
