import { hasPart, needsPostalCode } from "@carmine/api/address-forms";
import {
  merchantOrderAddress,
  operatorOrderAddress,
  type ChangeableAddress,
  type StaffOrderDetail,
} from "@carmine/api/contract";
import { Button, Dialog, Message, TextArea, TextField, useToast } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useId, useState, type FormEvent } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as detail from "../../../features/list/detail.css.ts";
import * as styles from "./address.css.ts";

interface AddressDialogProps {
  order: StaffOrderDetail;
  /** Stored address of the order. */
  address: ChangeableAddress;
  onClose: () => void;
}

/** Changes the delivery address of an order. Country and region stay, because the amounts depend on them. */
export const AddressDialog = ({ order, address, onClose }: AddressDialogProps) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { role } = useWorkspace();
  const id = useId();
  const change = useWrite(role === "operator" ? operatorOrderAddress : merchantOrderAddress);
  // Refetches of the order don't replace the address that the author read.
  const [from] = useState(address);
  const [to, setTo] = useState(address);
  const country = order.place?.country ?? "";
  const set = (name: keyof ChangeableAddress) => (text: string) =>
    setTo((before) => ({ ...before, [name]: text }));
  const isChanged = Object.entries(from).some(
    ([name, text]) => (text ?? "") !== (to[name as keyof ChangeableAddress] ?? "").trim(),
  );

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (change.isPending || !isChanged) return;
    try {
      await change.mutateAsync({ params: { orderNo: order.orderNo }, body: { from, to } });
      toast({
        message: intl.formatMessage({
          defaultMessage: "Address changed. We emailed the customer.",
          description: "Console order: after a change of the address",
        }),
      });
      onClose();
    } catch {
      // `change.error` is shown in the form.
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <FormattedMessage defaultMessage="Change the shipping address" description="Console order: dialog" />
      }
      description={
        <FormattedMessage
          defaultMessage="It applies to every shop in this purchase. The country and region ({place}) stay the same, because shipping costs and taxes depend on them."
          description="Console order: consequence of a change of the address"
          values={{ place: [order.place?.region, order.place?.countryName].filter(Boolean).join(", ") }}
        />
      }
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage defaultMessage="Cancel" description="Console forms: button" />
          </Button>
          <Button type="submit" form={id} variant="solid" disabled={!isChanged} loading={change.isPending}>
            <FormattedMessage defaultMessage="Change address" description="Console order: button" />
          </Button>
        </>
      }
    >
      <form id={id} className={styles.fields} onSubmit={(event) => void send(event)}>
        {change.error && (
          <Message tone="critical" role="alert">
            {errorText(change.error)}
          </Message>
        )}
        <TextField
          required
          maxLength={64}
          label={intl.formatMessage({
            defaultMessage: "Name",
            description: "Console order: field of the address",
          })}
          value={to.realName}
          onValueChange={set("realName")}
        />
        <TextField
          required
          type="tel"
          maxLength={32}
          label={intl.formatMessage({ defaultMessage: "Phone number", description: "Console order: field" })}
          value={to.phone}
          onValueChange={set("phone")}
        />
        <TextArea
          required
          rows={2}
          maxLength={500}
          label={intl.formatMessage({
            defaultMessage: "Street and number",
            description: "Console order: field of the address",
          })}
          value={to.street}
          onValueChange={set("street")}
        />
        {hasPart(country, "district") && (
          <TextField
            maxLength={100}
            label={intl.formatMessage({
              defaultMessage: "District",
              description: "Console order: field of the address",
            })}
            value={to.district ?? ""}
            onValueChange={set("district")}
          />
        )}
        {hasPart(country, "city") && (
          <TextField
            required={from.city !== null}
            maxLength={100}
            label={intl.formatMessage({
              defaultMessage: "City",
              description: "Console order: field of the address",
            })}
            value={to.city ?? ""}
            onValueChange={set("city")}
          />
        )}
        {hasPart(country, "postalCode") && (
          <TextField
            required={needsPostalCode(country)}
            maxLength={16}
            label={intl.formatMessage({
              defaultMessage: "Postal code",
              description: "Console order: field of the address",
            })}
            value={to.postalCode ?? ""}
            onValueChange={set("postalCode")}
          />
        )}
      </form>
      <p className={detail.small}>
        <FormattedMessage
          defaultMessage="Print packing slips again if you have printed some."
          description="Console order: hint about a change of the address"
        />
      </p>
    </Dialog>
  );
};
