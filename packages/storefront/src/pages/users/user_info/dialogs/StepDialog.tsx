import type { ApiError } from "@carmine/api/client";
import { Button, Dialog, Message } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useId, type ReactElement, type ReactNode } from "react";
import { FormProvider, type FieldValues, type UseFormReturn } from "react-hook-form";
import { useApiErrorText } from "../../../../app/error-texts.ts";
import { useRefusal } from "../../../../features/forms/use-refusal.ts";
import * as styles from "../page.css.ts";

export interface StepDialogProps<Values extends FieldValues> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly form: UseFormReturn<Values>;
  readonly busy: boolean;
  readonly failure: ApiError | null;
  readonly submit: ReactNode;
  readonly danger?: boolean;
  readonly onSubmit: (values: Values) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog for a sensitive change: its fields below the error message. */
export const StepDialog = <Values extends FieldValues>(props: StepDialogProps<Values>): ReactElement => {
  const {
    title,
    description,
    form,
    busy,
    failure,
    submit,
    danger = false,
    onSubmit,
    onClose,
    children,
  } = props;
  const failureText = useApiErrorText();
  const formId = useId();
  const refuse = useRefusal(form.control);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            <FormattedMessage defaultMessage="Cancel" description="Button of a form: leaves it" />
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="solid"
            tone={danger ? "critical" : "act"}
            loading={busy}
          >
            {submit}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className={styles.form}
          onSubmit={(event) => void form.handleSubmit(onSubmit, refuse)(event)}
        >
          {failure && (
            <Message tone="critical" role="alert">
              {failureText(failure)}
            </Message>
          )}
          {children}
        </form>
      </FormProvider>
    </Dialog>
  );
};
