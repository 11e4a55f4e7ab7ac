import { Field } from "./index.ts";

const paint = <input type="color" />;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A control without a label has no name; hide it where the place says enough, but give it.
  withoutLabel: <Field>{paint}</Field>,
  // @ts-expect-error A field holds a control.
  withoutControl: <Field label="Paint" />,
  errorWithoutWords: (
    // @ts-expect-error An error says what is wrong; that something is wrong is not enough.
    <Field label="Paint" error={new Error("wrong")}>
      {paint}
    </Field>
  ),
};
