import type { MessageKey, Schema } from "@carmine/api/contract";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** Checks of fields that aren't sent (agreement, repeated password); returns the text key of each error. */
export type OwnChecks<Values> = (values: Values) => Partial<Record<keyof Values & string, MessageKey>>;

/**
 * Validates a form with the schema that the server uses for the same call. Every error's `message` is a key of the
 * contract; `type` is "key". Errors are in the order of the form's values.
 * @param toBody request body for the form's values
 * @param fieldNames form fields by their name in the request, if different
 */
export const contractResolver =
  <Values extends FieldValues>(
    schema: Schema,
    toBody: (values: Values) => unknown = (values) => values,
    ownChecks: OwnChecks<Values> = () => ({}),
    fieldNames: Readonly<Record<string, string>> = {},
  ): Resolver<Values> =>
  async (values) => {
    const result = await schema["~standard"].validate(toBody(values));
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.issues ?? []) {
      const [step] = issue.path ?? [];
      const sent = String(typeof step === "object" ? step.key : (step ?? Object.keys(values)[0] ?? "root"));
      errors[fieldNames[sent] ?? sent] ??= { type: "key", message: issue.message };
    }
    for (const [name, key] of Object.entries(ownChecks(values))) {
      if (key) errors[name] ??= { type: "key", message: key };
    }
    const wrong = Object.keys({ ...values, ...errors }).flatMap((name) => {
      const error = errors[name];
      return error ? [[name, error] as const] : [];
    });
    return wrong.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(wrong) as FieldErrors<Values> };
  };
