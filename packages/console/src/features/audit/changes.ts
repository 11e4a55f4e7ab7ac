import type { AuditEntry } from "@carmine/api/contract";
import * as z from "zod/mini";

/** A field of an audit entry. Null if the side doesn't have it. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

const record = z.record(z.string(), z.unknown());

const read = (json: string | null): Readonly<Record<string, unknown>> => {
  if (json === null) return {};
  try {
    const result = z.safeParse(record, JSON.parse(json));
    return result.success ? result.data : {};
  } catch {
    return {};
  }
};

interface ChangeTexts {
  /** Translates the name of a field. */
  readonly name: (field: string) => string;
  /** Translates a value, such as a state; undefined if it is shown as it is. */
  readonly value: (field: string, value: unknown) => string | undefined;
}

/** `[{ num: 1, orderInfoId: 324 }]` → `quantity 1, order line 324`; items of a list are separated by semicolons. */
const text = (field: string, value: unknown, texts: ChangeTexts): string | null => {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map((item) => text(field, item, texts) ?? "—").join("; ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([part, inner]) => `${texts.name(part)} ${text(part, inner, texts) ?? "—"}`)
      .join(", ");
  return texts.value(field, value) ?? (typeof value === "string" ? value : JSON.stringify(value));
};

/** The fields of an audit entry that differ before and after the action. */
export const changesOf = (entry: Pick<AuditEntry, "before" | "after">, texts: ChangeTexts): FieldChange[] => {
  const [before, after] = [read(entry.before), read(entry.after)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({
      field: texts.name(field),
      before: text(field, before[field], texts),
      after: text(field, after[field], texts),
    }))
    .filter((change) => change.before !== change.after);
};
