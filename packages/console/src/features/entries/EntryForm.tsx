import { isApiError } from "@carmine/api/client";
import { entryChanged, type WireLocale } from "@carmine/api/contract";
import { Button, ErrorSummary, Message, PageHeader, useToast } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useId, useState, type ComponentProps } from "react";
import * as z from "zod/mini";
import { useWrite } from "../../app/endpoints.ts";
import { useErrorText } from "../../app/use-error-text.ts";
import { useHotkeys } from "../../app/use-hotkeys.ts";
import { UnsavedChanges } from "../unsaved/UnsavedChanges.tsx";
import { Conflict } from "./Conflict.tsx";
import {
  changedFields,
  problemsOf,
  savedValues,
  valuesOf,
  mergeEntries,
  type FieldProblem,
} from "./entry-form.ts";
import {
  fieldsOf,
  type EntryFormKind,
  type EntryValue,
  type EntryValues,
  type StoredEntry,
} from "./entry-kind.ts";
import { EntrySectionFields } from "./EntrySectionFields.tsx";
import { useTextLocale } from "./use-value-text.ts";
import * as styles from "./entries.css.ts";

interface EntryFormParts {
  title: string;
  crumbs?: ComponentProps<typeof PageHeader>["crumbs"];
  /** If omitted, the form stays open with the saved entry. */
  onSaved?: () => void;
  onCancel?: () => void;
}

interface EntryFormProps extends EntryFormParts {
  kind: EntryFormKind;
  /** Null for a new entry. */
  entry: StoredEntry | null;
  /** Added to the body of a save. */
  scope?: object;
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

/** Adds or edits an entry. */
export const EntryForm = ({ kind, entry, scope = {}, title, crumbs, onSaved, onCancel }: EntryFormProps) => {
  const intl = useIntl();
  const id = useId();
  const toast = useToast();
  const errorText = useErrorText();
  const save = useWrite(kind.endpoints.save);
  const textLocale = useTextLocale();
  const [locale, setLocale] = useState<WireLocale>(textLocale);
  const [stored, setStored] = useState(entry);
  const from = stored === null ? kind.initial : valuesOf(kind, stored);
  const [values, setValues] = useState(from);
  const [problems, setProblems] = useState(noProblems);
  const [attempt, setAttempt] = useState(0);
  /** Changes when values are replaced, to remount uncontrolled fields. */
  const [version, setVersion] = useState(0);
  const [changed, setChanged] = useState<Changed>();
  const [isSaved, setSaved] = useState(false);
  const isDirty = changedFields(kind, from, savedValues(kind, values)).length > 0;
  const fields = fieldsOf(kind);

  const change = (name: string, value: EntryValue): void => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems((before) => new Map([...before].filter(([other]) => other !== name)));
  };

  /** Shows the saved entry again, for pages without a list. */
  const stay = (written: StoredEntry): void => {
    setStored(written);
    setValues(valuesOf(kind, written));
    setVersion((count) => count + 1);
  };

  const undo = async (body: object, done: string): Promise<void> => {
    try {
      const written = await save.mutateAsync({ body: { ...scope, ...body } });
      if (!onSaved) stay(written);
      toast({ message: done });
    } catch (error) {
      if (isApiError(error)) toast({ tone: "critical", message: errorText(error) });
    }
  };

  const write = async (base: StoredEntry | null, to: EntryValues): Promise<void> => {
    const before = base === null ? null : valuesOf(kind, base);
    try {
      const written = await save.mutateAsync({ body: { ...scope, id: base?.id ?? null, from: before, to } });
      if (onSaved) setSaved(true);
      else stay(written);
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
      onSaved?.();
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
      if ([...found.values()].includes("needsEnglish")) setLocale("en");
      return;
    }
    setChanged(undefined);
    void write(stored, savedValues(kind, values));
  };
  useHotkeys({ "ctrl+s": submit });

  /** Continues with the other user's entry: all of its values, or mine over the conflicting ones. */
  const resolve = (current: StoredEntry, taken: readonly string[]): void => {
    const theirs = valuesOf(kind, current);
    const next = mergeEntries(kind, { mine: savedValues(kind, values), from, theirs, taken });
    setStored(current);
    setValues(next);
    setVersion((count) => count + 1);
    setChanged(undefined);
    save.reset();
    if (taken.length === 0) void write(current, next);
  };

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
        {...(crumbs && { crumbs })}
        actions={
          <>
            {onCancel && (
              <Button size="sm" onClick={onCancel}>
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
            key={`${section.fields[0]?.name} ${version}`}
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
