import { Field } from "./index.ts";

const paint = <input type="color" />;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A control without a label has no name. Hide it if the context is clear, but provide it.
  withoutLabel: <Field>{paint}</Field>,
  // @ts-expect-error A field needs a control.
  withoutControl: <Field label="Paint" />,
  errorWithoutWords: (
    // @ts-expect-error An error is a message for the user, not an Error object.
    <Field label="Paint" error={new Error("wrong")}>
      {paint}
    </Field>
  ),
};
