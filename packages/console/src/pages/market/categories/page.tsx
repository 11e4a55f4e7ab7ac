import {
  operatorCategoryCounts,
  operatorCategoryList,
  operatorCategoryMerge,
  operatorCategoryRemove,
  type CategoryEntry,
  textIn,
} from "@carmine/api/contract";
import { Button, EmptyState, PageHeader, StatusChip, TreeSelect } from "@carmine/design-system";
import type { DataTableAction, DataTableColumn } from "@carmine/design-system/data-table";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import FolderInput from "lucide-react/icons/folder-input";
import FolderTree from "lucide-react/icons/folder-tree";
import Merge from "lucide-react/icons/merge";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useRef, useState, type KeyboardEvent } from "react";
import { Link, useNavigate } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { text, useUrlState } from "../../../app/url-state.ts";
import { useHotkeys } from "../../../app/use-hotkeys.ts";
import {
  matchingRows,
  rowsInTreeOrder,
  targetNodes,
  type CategoryRow,
} from "../../../features/catalog/category-tree.ts";
import { MergeDialog } from "../../../features/catalog/MergeDialog.tsx";
import { MoveDialog } from "../../../features/catalog/MoveDialog.tsx";
import * as entries from "../../../features/entries/entries.css.ts";
import { categoryKind } from "../../../features/entries/kinds/category-kind.ts";
import { RemoveDialog } from "../../../features/entries/RemoveDialog.tsx";
import { useMove } from "../../../features/entries/use-move.ts";
import { useTextLocale } from "../../../features/entries/use-value-text.ts";
import * as list from "../../../features/list/list.css.ts";
import { loadProps } from "../../../features/list/table-props.tsx";
import { Picture } from "../../../features/list/Picture.tsx";
import { SearchBar } from "../../../features/list/SearchBar.tsx";
import { useRowKeys } from "../../../features/list/use-row-keys.ts";
import * as styles from "./page.css.ts";
import { ListTable } from "../../../features/list/ListTable.tsx";

const params = { words: text };
const levels = [1, 2, 3] as const;

type Work = "move" | "merge" | "remove";

/** The marketplace's category tree: add, edit, order, move, merge, remove. */
const CategoriesPage = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { home } = useWorkspace();
  const locale = useTextLocale();
  const table = useRef<HTMLDivElement>(null);
  const [{ words }, set] = useUrlState(params);
  const categories = useRead(operatorCategoryList, {});
  const { data } = categories;
  const { data: counts } = useRead(operatorCategoryCounts, {});
  const [chosen, setChosen] = useState<{ work: Work; row: CategoryRow }>();
  const order = useMove(categoryKind);
  const path = `${home}/${categoryKind.path}`;
  const close = (): void => setChosen(undefined);
  const nameOf = ({ name }: CategoryEntry): string => textIn(name, locale);
  const all = rowsInTreeOrder(data ?? []);
  const rows = matchingRows(all, words);
  const countsOf = ({ entry }: CategoryRow) => counts?.find(({ id }) => id === entry.id);
  const productCount = (row: CategoryRow): number => countsOf(row)?.productCount ?? 0;
  const add = (parent?: CategoryRow): void =>
    void navigate(`${path}/new${parent ? `?parent=${parent.entry.id}` : ""}`);
  useHotkeys({ n: () => add() });
  useRowKeys(table, path, data !== undefined);

  const move = ({ entry, siblings }: CategoryRow, step: number): void => void order(siblings, entry.id, step);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    const element = event.target instanceof Element ? event.target.closest("tr[data-index]") : null;
    const row = rows[Number(element?.getAttribute("data-index") ?? -1)];
    if (!row) return;
    event.preventDefault();
    event.stopPropagation();
    move(row, event.key === "ArrowUp" ? -1 : 1);
  };
  const actionsOf = (row: CategoryRow): readonly DataTableAction[] => {
    const { entry, level, siblings } = row;
    return [
      {
        label: intl.formatMessage({ defaultMessage: "Edit", description: "Console lists: action" }),
        icon: Pencil,
        onSelect: () => void navigate(`${path}/${entry.id}`),
      },
      ...(level < levels.length
        ? [
            {
              label: intl.formatMessage({
                defaultMessage: "Add subcategory",
                description: "Console shop categories: action",
              }),
              icon: Plus,
              onSelect: () => add(row),
            },
          ]
        : []),
      {
        label: intl.formatMessage({ defaultMessage: "Move up", description: "Console lists: action" }),
        icon: ArrowUp,
        disabled: siblings[0] === entry.id,
        onSelect: () => move(row, -1),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Move down", description: "Console lists: action" }),
        icon: ArrowDown,
        disabled: siblings.at(-1) === entry.id,
        onSelect: () => move(row, 1),
      },
      {
        label: intl.formatMessage({
          defaultMessage: "Move to another category",
          description: "Console categories: action",
        }),
        icon: FolderInput,
        onSelect: () => setChosen({ work: "move", row }),
      },
      {
        label: intl.formatMessage({
          defaultMessage: "Merge into another one",
          description: "Console catalog: action",
        }),
        icon: Merge,
        onSelect: () => setChosen({ work: "merge", row }),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Remove", description: "Console lists: action" }),
        icon: Trash,
        tone: "critical",
        disabled: productCount(row) > 0 || row.height > 1,
        onSelect: () => setChosen({ work: "remove", row }),
      },
    ];
  };
  const columns: DataTableColumn<CategoryRow>[] = [
    {
      id: "name",
      header: intl.formatMessage({ defaultMessage: "Name", description: "Console entries: field" }),
      width: 420,
      cell: ({ entry, level }) => (
        <span className={styles.level[levels[level - 1] ?? 3]}>
          <span className={styles.name}>
            {entry.picture && <Picture src={entry.picture} className={styles.picture} />}
            <Link to={`${path}/${entry.id}`} className={list.rowLink}>
              <span className={list.line}>{nameOf(entry)}</span>
            </Link>
            {!entry.shown && (
              <StatusChip tone="neutral" className={list.chip}>
                <FormattedMessage defaultMessage="Hidden" description="Console categories: chip" />
              </StatusChip>
            )}
          </span>
        </span>
      ),
    },
    {
      id: "products",
      header: intl.formatMessage({ defaultMessage: "Products", description: "Console: page" }),
      numeric: true,
      width: 120,
      cell: (row) => intl.formatNumber(productCount(row)),
    },
    {
      id: "mappings",
      header: intl.formatMessage({
        defaultMessage: "Types of imports",
        description: "Console categories: column, product types of files assigned to the category",
      }),
      numeric: true,
      width: 140,
      cell: (row) => intl.formatNumber(countsOf(row)?.mappingCount ?? 0),
    },
  ];
  const addButton = (
    <Button variant="solid" size="sm" startIcon={Plus} onClick={() => add()}>
      <FormattedMessage {...categoryKind.addText} />
    </Button>
  );
  return (
    <>
      <PageHeader title={<FormattedMessage {...categoryKind.title} />} actions={addButton} />
      <p className={entries.about}>
        <FormattedMessage {...categoryKind.about} />
      </p>
      <ListTable
        list="categories"
        ref={table}
        label={intl.formatMessage(categoryKind.title)}
        columns={columns}
        rows={rows}
        rowKey={({ entry }) => String(entry.id)}
        rowLabel={({ entry }) => nameOf(entry)}
        rowActions={actionsOf}
        onKeyDownCapture={onKeyDown}
        {...loadProps(categories)}
        toolbar={(buttons) => (
          <SearchBar
            end={buttons}
            label={intl.formatMessage({
              defaultMessage: "Filter categories",
              description: "Console categories: filters",
            })}
            searchHint={intl.formatMessage({
              defaultMessage: "Name in any language",
              description: "Console categories: search",
            })}
            words={words}
            onWords={(next) => set({ words: next })}
          />
        )}
        empty={
          words ? (
            <EmptyState
              size="md"
              icon={FolderTree}
              title={
                <FormattedMessage
                  defaultMessage="No categories match “{words}”"
                  description="Console categories: empty list"
                  values={{ words }}
                />
              }
            />
          ) : (
            <EmptyState size="md" icon={FolderTree} title={<FormattedMessage {...categoryKind.emptyText} />}>
              {addButton}
            </EmptyState>
          )
        }
      />
      {chosen?.work === "move" && (
        <MoveDialog
          entry={chosen.row.entry}
          name={nameOf(chosen.row.entry)}
          productCount={productCount(chosen.row)}
          nodes={targetNodes(all, chosen.row.entry.id, chosen.row.height, nameOf)}
          onClose={close}
        />
      )}
      {chosen?.work === "merge" && (
        <MergeDialog
          endpoint={operatorCategoryMerge}
          entry={chosen.row.entry}
          name={nameOf(chosen.row.entry)}
          productCount={productCount(chosen.row)}
          picker={(value, onChange) => (
            <TreeSelect
              label={intl.formatMessage({
                defaultMessage: "Category to keep",
                description: "Console categories: field of a merge",
              })}
              required
              nodes={targetNodes(all, chosen.row.entry.id, chosen.row.height - 1, nameOf)}
              value={value}
              onValueChange={onChange}
            />
          )}
          onClose={close}
        >
          <p>
            <FormattedMessage
              defaultMessage="Subcategories, properties, coupons, links and {count, plural, one {# product type} other {# product types}} of imports move, too."
              description="Console categories: what a merge does"
              values={{ count: countsOf(chosen.row)?.mappingCount ?? 0 }}
            />
          </p>
        </MergeDialog>
      )}
      {chosen?.work === "remove" && (
        <RemoveDialog
          kind={categoryKind}
          endpoint={operatorCategoryRemove}
          entry={chosen.row.entry}
          position={chosen.row.siblings.indexOf(chosen.row.entry.id) + 1}
          onClose={close}
        />
      )}
    </>
  );
};

export default CategoriesPage;
