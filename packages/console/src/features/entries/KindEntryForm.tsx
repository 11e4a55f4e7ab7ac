import { useIntl } from "@carmine/i18n/react";
import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useWorkspace } from "../../app/workspace.ts";
import { EntryForm } from "./EntryForm.tsx";
import { fieldsOf, type EntryKind, type StoredEntry } from "./entry-kind.ts";
import { useEntryScope } from "./use-entry-scope.ts";
import { useNameOf } from "./use-name-of.ts";

interface KindEntryFormProps {
  kind: EntryKind;
  /** Null for a new entry. */
  entry: StoredEntry | null;
}

/** The kind with lines and choices of a new entry from the URL: `…/synonyms/new?locale=fr&term=enjoliveur`. */
const useFilled = (kind: EntryKind, isNew: boolean): EntryKind => {
  const [search] = useSearchParams();
  return useMemo(() => {
    if (!isNew) return kind;
    const given = fieldsOf(kind).flatMap(({ kind: control, name }) => {
      const value = search.get(name);
      return value !== null && (control === "line" || control === "choice") ? [[name, value]] : [];
    });
    return { ...kind, initial: { ...kind.initial, ...Object.fromEntries(given) } };
  }, [kind, isNew, search]);
};

/** The form of an entry of a list, to which it returns. */
export const KindEntryForm = ({ kind: plain, entry }: KindEntryFormProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const kind = useFilled(plain, entry === null);
  const { home } = useWorkspace();
  const nameOf = useNameOf(kind);
  const listPath = `${home}/${kind.path}`;
  // Without a list, the form is the page of the only entry.
  const isPage = kind.endpoints.list === undefined;
  const title = entry && !isPage ? nameOf(entry) : intl.formatMessage(kind.newTitle);
  const { Actions } = kind;
  const toList = (): void => void navigate(listPath);
  return (
    <>
      <EntryForm
        kind={kind}
        entry={entry}
        scope={useEntryScope(kind)}
        title={title}
        {...(!isPage && {
          crumbs: [{ label: intl.formatMessage(kind.title), href: listPath }, { label: title }],
          onSaved: toList,
          onCancel: toList,
        })}
      />
      {Actions && entry && <Actions entry={entry} />}
    </>
  );
};
