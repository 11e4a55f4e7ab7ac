import { Button, EmptyState, PageHeader, Segments } from "@carmine/design-system";
import type { DataTableAction } from "@carmine/design-system/data-table";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpToLine from "lucide-react/icons/arrow-up-to-line";
import Files from "lucide-react/icons/files";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useRead } from "../../app/endpoints.ts";
import { useWorkspace } from "../../app/workspace.ts";
import { text, useUrlState } from "../../app/url-state.ts";
import { useHotkeys } from "../../app/use-hotkeys.ts";
import { loadProps } from "../list/table-props.tsx";
import { useRowKeys } from "../list/use-row-keys.ts";
import { choiceLabel, fieldsOf, type EntryKind, type StoredEntry } from "./entry-kind.ts";
import * as styles from "./entries.css.ts";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { useEntryScope } from "./use-entry-scope.ts";
import { useColumns } from "./use-columns.tsx";
import { useMove } from "./use-move.ts";
import { useNameOf } from "./use-name-of.ts";
import { ListTable } from "../list/ListTable.tsx";

const params = { list: text };
const noRows: readonly StoredEntry[] = [];

interface EntryListPageProps {
  kind: EntryKind;
  list: NonNullable<EntryKind["endpoints"]["list"]>;
  /** A filter above the list, and the entries that match it. */
  filter?: ReactNode;
  matches?: (entry: StoredEntry) => boolean;
}

/** All entries of a kind: add, edit, reorder, remove. */
export const EntryListPage = ({ kind, list, filter, matches }: EntryListPageProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { home } = useWorkspace();
  const [state, set] = useUrlState(params);
  const table = useRef<HTMLDivElement>(null);
  const read = useRead(list, { query: useEntryScope(kind) });
  const { data } = read;
  const columns = useColumns(kind);
  const nameOf = useNameOf(kind);
  const [removing, setRemoving] = useState<StoredEntry>();
  useRowKeys(table, `${home}/${kind.path}`, data !== undefined);

  const path = `${home}/${kind.path}`;
  const listField = fieldsOf(kind).find(({ name }) => name === kind.listField);
  const choices = listField?.kind === "choice" ? listField.choices : [];
  const shownList = choices.find(({ value }) => value === state.list)?.value ?? choices[0]?.value;
  const all = matches ? (data ?? noRows).filter(matches) : (data ?? noRows);
  const rows = listField ? all.filter((entry) => entry[listField.name] === shownList) : all;
  const ids = rows.map(({ id }) => id);
  const move = useMove(kind);
  const edit = ({ id }: StoredEntry): void => void navigate(`${path}/${id}`);
  const { remove } = kind.endpoints;
  useHotkeys({
    n: () => {
      if (remove) void navigate(`${path}/new`);
    },
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown") || !kind.endpoints.order)
      return;
    const row = event.target instanceof Element ? event.target.closest("tr[data-index]") : null;
    const entry = rows[Number(row?.getAttribute("data-index") ?? -1)];
    if (!entry) return;
    event.preventDefault();
    event.stopPropagation();
    void move(ids, entry.id, event.key === "ArrowUp" ? -1 : 1);
  };
  const actionsOf = (entry: StoredEntry): readonly DataTableAction[] => {
    const at = ids.indexOf(entry.id);
    const moves: readonly DataTableAction[] = [
      {
        label: intl.formatMessage({ defaultMessage: "Move up", description: "Console lists: action" }),
        icon: ArrowUp,
        disabled: at === 0,
        onSelect: () => void move(ids, entry.id, -1),
      },
      {
        label: intl.formatMessage({ defaultMessage: "Move down", description: "Console lists: action" }),
        icon: ArrowDown,
        disabled: at === ids.length - 1,
        onSelect: () => void move(ids, entry.id, 1),
      },
      {
        label: intl.formatMessage({
          defaultMessage: "Move to the top",
          description: "Console lists: action",
        }),
        icon: ArrowUpToLine,
        disabled: at === 0,
        onSelect: () => void move(ids, entry.id, -ids.length),
      },
    ];
    return [
      {
        label: intl.formatMessage({ defaultMessage: "Edit", description: "Console lists: action" }),
        icon: Pencil,
        onSelect: () => edit(entry),
      },
      ...(kind.endpoints.order ? moves : []),
      ...(remove
        ? ([
            {
              label: intl.formatMessage({ defaultMessage: "Remove", description: "Console lists: action" }),
              icon: Trash,
              tone: "critical",
              onSelect: () => setRemoving(entry),
            },
          ] as const)
        : []),
    ];
  };
  const addButton = remove && (
    <Button variant="solid" size="sm" startIcon={Plus} onClick={() => void navigate(`${path}/new`)}>
      <FormattedMessage {...kind.addText} />
    </Button>
  );
  return (
    <>
      <PageHeader title={<FormattedMessage {...kind.title} />} actions={addButton} />
      <p className={styles.about}>
        <FormattedMessage {...kind.about} />
      </p>
      <ListTable
        list={kind.path}
        ref={table}
        label={intl.formatMessage(kind.title)}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowLabel={nameOf}
        rowActions={actionsOf}
        onKeyDownCapture={onKeyDown}
        {...loadProps(read)}
        toolbar={
          filter ??
          (choices.length > 0 && (
            <Segments
              className={styles.lists}
              label={intl.formatMessage(listField?.label ?? kind.title)}
              segments={choices.map((choice) => ({
                value: choice.value,
                label: choiceLabel(choice, (label) => intl.formatMessage(label)),
              }))}
              value={shownList ?? ""}
              onValueChange={(next) => set({ list: next })}
            />
          ))
        }
        empty={
          <EmptyState size="md" icon={Files} title={<FormattedMessage {...kind.emptyText} />}>
            {addButton}
          </EmptyState>
        }
      />
      {removing && remove && (
        <RemoveDialog
          kind={kind}
          endpoint={remove}
          entry={removing}
          position={kind.endpoints.order && ids.indexOf(removing.id) + 1}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
};
