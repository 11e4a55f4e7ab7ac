import { isApiError } from "@carmine/api/client";
import type { Endpoint, Schema } from "@carmine/api/contract";
import { Button, Dialog, Message, Stack, useToast } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState, type ReactNode } from "react";
import type * as z from "zod/mini";
import { useWrite } from "../../app/endpoints.ts";
import { useErrorText } from "../../app/use-error-text.ts";

interface MergeDialogProps {
  endpoint: Endpoint<Schema, Schema, z.core.$ZodType<unknown, object>, Schema<{ productCount: number }>>;
  /** The entry that disappears, as it was read. */
  entry: { readonly id: number };
  name: string;
  productCount: number;
  /** Note about other objects that move. */
  children?: ReactNode;
  /** The control that chooses the entry that remains; empty if there is none. */
  picker: (value: string, onChange: (value: string) => void) => ReactNode;
  onClose: () => void;
}

/** Merges an entry of the catalog into another one. */
export const MergeDialog = (props: MergeDialogProps) => {
  const { endpoint, entry, name, productCount, children, picker, onClose } = props;
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const merge = useWrite(endpoint);
  const [into, setInto] = useState("");
  const submit = async (): Promise<void> => {
    const { id, ...from } = entry;
    try {
      const { productCount: count } = await merge.mutateAsync({ body: { id, intoId: Number(into), from } });
      toast({
        message: intl.formatMessage(
          {
            defaultMessage:
              "Merged. {count, plural, =0 {No products} one {# product} other {# products}} moved.",
            description: "Console catalog: after a merge",
          },
          { count },
        ),
      });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <FormattedMessage
          defaultMessage="Merge “{name}”"
          description="Console catalog: dialog"
          values={{ name }}
        />
      }
      footer={
        <Button
          variant="solid"
          tone="critical"
          disabled={into === ""}
          loading={merge.isPending}
          onClick={() => void submit()}
        >
          <FormattedMessage defaultMessage="Merge" description="Console catalog: button" />
        </Button>
      }
    >
      <Stack gap={16}>
        {merge.error && (
          <Message tone="critical" role="alert">
            {errorText(merge.error)}
          </Message>
        )}
        <p>
          <FormattedMessage
            defaultMessage="{count, plural, =0 {No products move.} one {# product moves.} other {# products move.}} “{name}” is removed. This can’t be undone."
            description="Console catalog: what a merge does"
            values={{ count: productCount, name }}
          />
        </p>
        {children}
        {picker(into, setInto)}
      </Stack>
    </Dialog>
  );
};
