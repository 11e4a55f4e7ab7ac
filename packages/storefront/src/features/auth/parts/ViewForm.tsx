import { Button } from "@carmine/design-system";
import type { ReactElement, ReactNode } from "react";
import { FormProvider, type FieldValues, type UseFormReturn } from "react-hook-form";
import { useOncePer } from "../../forms/use-once-per.ts";
import { useRefusal } from "../../forms/use-refusal.ts";
import * as styles from "./ViewForm.css.ts";

export interface ViewFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: (values: Values) => void;
  readonly busy: boolean;
  /** Label of the button. */
  readonly submit: ReactNode;
  readonly children: ReactNode;
}

/** One form per view, so that password managers recognize its fields; Enter submits it. */
export const ViewForm = <Values extends FieldValues>(props: ViewFormProps<Values>): ReactElement => {
  const { form, busy, submit, children } = props;
  const refuse = useRefusal(form.control);
  // Only submitted values are compared: a corrected input can be sent immediately after a rejected one.
  const send = useOncePer(props.onSubmit);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void form.handleSubmit((values) => send(values), refuse)();
        }}
      >
        {children}
        <Button type="submit" variant="solid" size="lg" fullWidth loading={busy} className={styles.submit}>
          {submit}
        </Button>
      </form>
    </FormProvider>
  );
};
