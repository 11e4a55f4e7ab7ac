import { isApiError } from "@carmine/api/client";
import { entryChanged, type WireLocale } from "@carmine/api/contract";
import { Button, ErrorSummary, Message, PageHeader, useToast } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { useWrite } from "../../app/endpoints.ts";
import { usePlace } from "../../app/place.ts";
import { useErrorText } from "../../app/use-error-text.ts";
import { useHotkeys } from "../../app/use-hotkeys.ts";
import { UnsavedChanges } from "../unsaved/UnsavedChanges.tsx";
import { Conflict } from "./Conflict.tsx";
import {
  changedFields,
  problemsOf,
  savedValues,
  valuesOf,
  withTheirs,
  type FieldProblem,
} from "./entry-form.ts";
import {
  fieldsOf,
  type EntryKind,
  type EntryValue,
  type EntryValues,
  type StoredEntry,
} from "./entry-kind.ts";
import { EntrySectionFields } from "./EntrySectionFields.tsx";
import { useNameOf } from "./use-name-of.ts";
import { useTextLocale } from "./use-value-text.ts";
import * as styles from "./entries.css.ts";

interface EntryFormProps {
  kind: EntryKind;
  /** Null for a new entry. */
  entry: StoredEntry | null;
}

/** The conflicting fields and the stored entry, which is null if another user removed it. */
interface Changed {
  readonly fields: readonly string[];
  readonly current: StoredEntry | null;
}

const noProblems: ReadonlyMap<string, FieldProblem> = new Map();

const changedIn = (error: unknown): Changed | undefined => {
  if (!isApiError(error)) return undefined;
  const read = z.safeParse(entryChanged, error.data);
  // The contract of the kind describes the fields.
  return read.success
    ? { fields: read.data.fields, current: read.data.current as StoredEntry | null }
    : undefined;
};

/** Adds or edits an entry of a kind. */
export const EntryForm = ({ kind, entry }: EntryFormProps) => {
  const intl = useIntl();
  const id = useId();
  const toast = useToast();
  const navigate = useNavigate();
  const { home } = usePlace();
  const errorText = useErrorText();
  const save = useWrite(kind.endpoints.save);
  const textLocale = useTextLocale();
  const [locale, setLocale] = useState<WireLocale>(textLocale);
  const nameOf = useNameOf(kind);
  const [stored, setStored] = useState(entry);
  const from = stored === null ? kind.initial : valuesOf(kind, stored);
  const [values, setValues] = useState(from);
  const [problems, setProblems] = useState(noProblems);
  const [attempt, setAttempt] = useState(0);
  const [changed, setChanged] = useState<Changed>();
  const [isSaved, setSaved] = useState(false);
  const listPath = `${home}/${kind.path}`;
  const isDirty = changedFields(kind, from, savedValues(kind, values)).length > 0;
  const fields = fieldsOf(kind);

  const change = (name: string, value: EntryValue): void => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems((before) => new Map([...before].filter(([other]) => other !== name)));
  };

  /** Continues with the written entry where there is no list to return to. */
  const stay = (written: StoredEntry): void => {
    if (kind.endpoints.list) return;
    setStored(written);
    setValues(valuesOf(kind, written));
    setSaved(false);
  };

  const undo = async (body: object, done: string): Promise<void> => {
    try {
      stay(await save.mutateAsync({ body }));
      toast({ message: done });
    } catch (error) {
      if (isApiError(error)) toast({ tone: "critical", message: errorText(error) });
    }
  };

  const write = async (base: StoredEntry | null, to: EntryValues): Promise<void> => {
    const before = base === null ? null : valuesOf(kind, base);
    try {
      const written = await save.mutateAsync({ body: { id: base?.id ?? null, from: before, to } });
      setSaved(true);
      const reverted = intl.formatMessage({
        defaultMessage: "The change was undone",
        description: "Console entries: after an undo",
      });
      toast({
        message: intl.formatMessage({
          defaultMessage: "Saved",
          description: "Console entries: after a save",
        }),
        ...(before !== null && {
          action: {
            label: intl.formatMessage({
              defaultMessage: "Undo",
              description: "Console: button in a message",
            }),
            onAction: () =>
              void undo({ id: written.id, from: valuesOf(kind, written), to: before }, reverted),
          },
        }),
      });
      if (kind.endpoints.list) void navigate(listPath);
      stay(written);
    } catch (error) {
      setChanged(changedIn(error));
    }
  };

  const submit = (): void => {
    if (save.isPending) return;
    const found = problemsOf(kind, values);
    setProblems(found);
    setAttempt((count) => count + 1);
    if (found.size > 0) {
      if (
        [...found.keys()].some((name) =>
          fields.some((field) => field.name === name && field.kind === "texts"),
        )
      )
        setLocale("en");
      return;
    }
    setChanged(undefined);
    void write(stored, savedValues(kind, values));
  };
  useHotkeys({ "ctrl+s": submit });

  /** Continues with the other user's entry: all of its values, or mine over the conflicting ones. */
  const resolve = (current: StoredEntry, taken: readonly string[]): void => {
    const theirs = valuesOf(kind, current);
    const next = withTheirs(kind, { mine: savedValues(kind, values), from, theirs, taken });
    setStored(current);
    setValues(next);
    setChanged(undefined);
    save.reset();
    if (taken.length === 0) void write(current, next);
  };

  const isPage = kind.endpoints.list === undefined;
  const title = stored === null || isPage ? intl.formatMessage(kind.newTitle) : nameOf(stored);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PageHeader
        title={title}
        {...(!isPage && {
          crumbs: [{ label: intl.formatMessage(kind.title), href: listPath }, { label: title }],
        })}
        actions={
          <>
            {!isPage && (
              <Button size="sm" onClick={() => void navigate(listPath)}>
                <FormattedMessage defaultMessage="Cancel" description="Console forms: button" />
              </Button>
            )}
            <Button
              type="submit"
              size="sm"
              variant="solid"
              loading={save.isPending}
              disabled={stored !== null && !isDirty}
            >
              <FormattedMessage defaultMessage="Save" description="Console forms: button" />
            </Button>
          </>
        }
      />
      <div className={styles.form}>
        <ErrorSummary
          title={intl.formatMessage(
            {
              defaultMessage: "{count, plural, one {# field needs} other {# fields need}} your attention.",
              description: "Console forms: errors",
            },
            { count: problems.size },
          )}
          attempt={attempt}
          errors={fields
            .filter(({ name }) => problems.has(name))
            .map(({ name, label }) => ({ id: `${id}${name}`, message: intl.formatMessage(label) }))}
        />
        {changed && (
          <Conflict
            kind={kind}
            mine={savedValues(kind, values)}
            fields={changed.fields}
            current={changed.current}
            onResolve={resolve}
            onAddAgain={() => {
              setStored(null);
              setChanged(undefined);
              void write(null, savedValues(kind, values));
            }}
          />
        )}
        {save.error && !changed && <Message tone="critical">{errorText(save.error)}</Message>}
        {kind.sections.map((section) => (
          <EntrySectionFields
            key={section.fields[0]?.name}
            id={id}
            section={section}
            values={values}
            locale={locale}
            problems={problems}
            onLocaleChange={setLocale}
            onChange={change}
          />
        ))}
      </div>
      <UnsavedChanges when={isDirty && !isSaved} />
    </form>
  );
};
