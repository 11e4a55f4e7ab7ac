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

/** Translates the name of a field. */
type NameField = (field: string) => string;

/** `[{ num: 1, orderInfoId: 324 }]` → `quantity 1, order line 324`; items of a list are separated by semicolons. */
const text = (value: unknown, name: NameField): string | null => {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map((item) => text(item, name) ?? "—").join("; ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([field, part]) => `${name(field)} ${text(part, name) ?? "—"}`)
      .join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** The fields of an audit entry that differ before and after the action. */
export const changesOf = (entry: Pick<AuditEntry, "before" | "after">, name: NameField): FieldChange[] => {
  const [before, after] = [read(entry.before), read(entry.after)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({
      field: name(field),
      before: text(before[field], name),
      after: text(after[field], name),
    }))
    .filter((change) => change.before !== change.after);
};
