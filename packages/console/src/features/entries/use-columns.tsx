import { StatusChip } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { useIntl } from "@carmine/i18n/react";
import { useMemo } from "react";
import { Link } from "react-router";
import { useWorkspace } from "../../app/workspace.ts";
import * as list from "../list/list.css.ts";
import { Picture } from "../list/Picture.tsx";
import { fieldsOf, type EntryKind, type StoredEntry } from "./entry-kind.ts";
import * as styles from "./entries.css.ts";
import { useNameOf } from "./use-name-of.ts";
import { useValueText } from "./use-value-text.ts";

/** Name, fields marked for the list, and counts. */
export const useColumns = (kind: EntryKind): DataTableColumn<StoredEntry>[] => {
  const intl = useIntl();
  const { home } = useWorkspace();
  const nameOf = useNameOf(kind);
  const valueText = useValueText();
  const canSort = kind.endpoints.order === undefined;
  return useMemo(() => {
    const nameField = fieldsOf(kind).find(({ name }) => name === kind.nameField);
    const isNumeric = (fieldKind: string): boolean => ["money", "number", "percent"].includes(fieldKind);
    return [
      {
        id: "name",
        header: intl.formatMessage(nameField?.label ?? kind.title),
        width: 320,
        value: nameOf,
        sortable: canSort,
        cell: (entry) => {
          const picture = kind.pictureField && entry[kind.pictureField];
          return (
            <span className={styles.name}>
              {typeof picture === "string" && <Picture src={picture} className={styles.banner} />}
              <Link to={`${home}/${kind.path}/${entry.id}`} className={list.rowLink}>
                <span className={list.line}>{nameOf(entry)}</span>
              </Link>
            </span>
          );
        },
      },
      ...fieldsOf(kind)
        .filter(({ inList }) => inList)
        .map((field): DataTableColumn<StoredEntry> => ({
          id: field.name,
          header: intl.formatMessage(field.label),
          numeric: isNumeric(field.kind),
          width: ["link", "texts", "switch"].includes(field.kind) ? 240 : 150,
          value: (entry) =>
            isNumeric(field.kind) ? Number(entry[field.name]) : valueText(field, entry[field.name] ?? null),
          sortable: canSort,
          cell: (entry) => {
            const words = valueText(field, entry[field.name] ?? null);
            if (field.kind !== "switch") return <span className={list.line}>{words}</span>;
            return (
              <StatusChip tone={entry[field.name] === true ? "success" : "neutral"} className={list.chip}>
                {words}
              </StatusChip>
            );
          },
        })),
      ...(kind.counts ?? []).map(({ name, label }): DataTableColumn<StoredEntry> => ({
        id: name,
        header: intl.formatMessage(label),
        numeric: true,
        width: 110,
        value: (entry) => Number(entry[name]),
        cell: (entry) => intl.formatNumber(Number(entry[name])),
      })),
    ];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions of one language and zone do the same
  }, [intl, kind, home]);
};
