import {
  operatorBrandCounts,
  operatorBrandList,
  operatorBrandMerge,
  operatorBrandRemove,
  type BrandEntry,
} from "@carmine/api/contract";
import { Button, Combobox, EmptyState, PageHeader } from "@carmine/design-system";
import type { DataTableAction, DataTableColumn } from "@carmine/design-system/data-table";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Merge from "lucide-react/icons/merge";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Tags from "lucide-react/icons/tags";
import Trash from "lucide-react/icons/trash-2";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { text, useUrlState } from "../../../app/url-state.ts";
import { useHotkeys } from "../../../app/use-hotkeys.ts";
import { MergeDialog } from "../../../features/catalog/MergeDialog.tsx";
import * as entries from "../../../features/entries/entries.css.ts";
import { brandKind } from "../../../features/entries/kinds/catalog-kinds.ts";
import { RemoveDialog } from "../../../features/entries/RemoveDialog.tsx";
import * as list from "../../../features/list/list.css.ts";
import { loadProps } from "../../../features/list/table-props.tsx";
import { Picture } from "../../../features/list/Picture.tsx";
import { SearchBar } from "../../../features/list/SearchBar.tsx";
import { useRowKeys } from "../../../features/list/use-row-keys.ts";
import { ListTable } from "../../../features/list/ListTable.tsx";

const params = { words: text };

/** Brands of products: add, rename, merge, remove. */
const BrandsPage = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { home } = useWorkspace();
  const table = useRef<HTMLDivElement>(null);
  const [{ words }, set] = useUrlState(params);
  const brands = useRead(operatorBrandList, {});
  const { data } = brands;
  const { data: counts = [] } = useRead(operatorBrandCounts, {});
  const [chosen, setChosen] = useState<{ work: "merge" | "remove"; entry: BrandEntry }>();
  const path = `${home}/${brandKind.path}`;
  const close = (): void => setChosen(undefined);
  const add = (): void => void navigate(`${path}/new`);
  useHotkeys({ n: add });
  useRowKeys(table, path, data !== undefined);
  const all = data ?? [];
  const rows = all.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const productCounts = new Map(counts.map(({ id, productCount }) => [id, productCount]));
  const countOf = ({ id }: BrandEntry): number => productCounts.get(id) ?? 0;

  const actionsOf = (entry: BrandEntry): readonly DataTableAction[] => [
    {
      label: intl.formatMessage({ defaultMessage: "Edit", description: "Console lists: action" }),
      icon: Pencil,
      onSelect: () => void navigate(`${path}/${entry.id}`),
    },
    {
      label: intl.formatMessage({
        defaultMessage: "Merge into another one",
        description: "Console catalog: action",
      }),
      icon: Merge,
      onSelect: () => setChosen({ work: "merge", entry }),
    },
    {
      label: intl.formatMessage({ defaultMessage: "Remove", description: "Console lists: action" }),
      icon: Trash,
      tone: "critical",
      disabled: countOf(entry) > 0,
      onSelect: () => setChosen({ work: "remove", entry }),
    },
  ];
  const columns: DataTableColumn<BrandEntry>[] = [
    {
      id: "name",
      header: intl.formatMessage({ defaultMessage: "Name", description: "Console entries: field" }),
      width: 420,
      value: ({ name }) => name,
      sortable: true,
      cell: ({ id, name, logo }) => (
        <span className={entries.name}>
          {logo && <Picture src={logo} className={entries.banner} />}
          <Link to={`${path}/${id}`} className={list.rowLink}>
            <span className={list.line}>{name}</span>
          </Link>
        </span>
      ),
    },
    {
      id: "products",
      header: intl.formatMessage({ defaultMessage: "Products", description: "Console: page" }),
      numeric: true,
      width: 120,
      value: countOf,
      sortable: true,
      cell: (entry) => intl.formatNumber(countOf(entry)),
    },
  ];
  const addButton = (
    <Button variant="solid" size="sm" startIcon={Plus} onClick={add}>
      <FormattedMessage {...brandKind.addText} />
    </Button>
  );
  return (
    <>
      <PageHeader title={<FormattedMessage {...brandKind.title} />} actions={addButton} />
      <p className={entries.about}>
        <FormattedMessage {...brandKind.about} />
      </p>
      <ListTable
        list="brands"
        ref={table}
        label={intl.formatMessage(brandKind.title)}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        rowActions={actionsOf}
        {...loadProps(brands)}
        toolbar={(buttons) => (
          <SearchBar
            end={buttons}
            label={intl.formatMessage({
              defaultMessage: "Filter brands",
              description: "Console brands: filters",
            })}
            searchHint={intl.formatMessage({ defaultMessage: "Name", description: "Console entries: field" })}
            words={words}
            onWords={(next) => set({ words: next })}
          />
        )}
        empty={
          words ? (
            <EmptyState
              size="md"
              icon={Tags}
              title={
                <FormattedMessage
                  defaultMessage="No brands match “{words}”"
                  description="Console brands: empty list"
                  values={{ words }}
                />
              }
            />
          ) : (
            <EmptyState size="md" icon={Tags} title={<FormattedMessage {...brandKind.emptyText} />}>
              {addButton}
            </EmptyState>
          )
        }
      />
      {chosen?.work === "merge" && (
        <MergeDialog
          endpoint={operatorBrandMerge}
          entry={chosen.entry}
          name={chosen.entry.name}
          productCount={countOf(chosen.entry)}
          picker={(value, onChange) => (
            <Combobox
              label={intl.formatMessage({
                defaultMessage: "Brand to keep",
                description: "Console brands: field of a merge",
              })}
              required
              options={all
                .filter(({ id }) => id !== chosen.entry.id)
                .map(({ id, name }) => ({ value: String(id), label: name }))}
              value={value}
              onValueChange={onChange}
            />
          )}
          onClose={close}
        />
      )}
      {chosen?.work === "remove" && (
        <RemoveDialog
          kind={brandKind}
          endpoint={operatorBrandRemove}
          entry={chosen.entry}
          position={undefined}
          onClose={close}
        />
      )}
    </>
  );
};

export default BrandsPage;
