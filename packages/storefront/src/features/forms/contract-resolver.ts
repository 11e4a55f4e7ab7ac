import type { MessageKey, Schema } from "@carmine/api/contract";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** Fields that only the page knows (a tick, a repetition), each with the key of its text when it is wrong. */
export type OwnChecks<Values> = (values: Values) => Partial<Record<keyof Values & string, MessageKey>>;

/**
 * Checks a form with the schema that the server checks the same call with, so that both say the same. Every error's
 * `message` is a key of the contract; `type` is "key". They come in the order of the form's values.
 * @param toBody what of the form is sent
 * @param fieldNames fields of the call that the form calls otherwise
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
