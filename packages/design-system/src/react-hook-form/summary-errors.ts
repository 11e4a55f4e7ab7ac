import { get, type FieldErrors, type FieldPath, type FieldValues } from "react-hook-form";

/** An entry of `ErrorSummary`. */
export interface FieldSummaryError {
  id: string;
  message: string;
}

/** Id of a field's control, which links of an `ErrorSummary` lead to. `form` separates two forms of a page. */
export const fieldId = (name: string, form = "form"): string => `${form}-${name.replaceAll(".", "-")}`;

/**
 * The errors of a form for `ErrorSummary`.
 * @param order - names of the fields in the order of the page; others are left out
 */
export function summaryErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  order: readonly FieldPath<Values>[],
  form?: string,
): FieldSummaryError[] {
  return order.flatMap((name) => {
    const message: unknown = get(errors, `${name}.message`);
    return typeof message === "string" && message !== "" ? [{ id: fieldId(name, form), message }] : [];
  });
}
