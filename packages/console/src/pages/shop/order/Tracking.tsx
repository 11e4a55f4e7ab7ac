import { merchantParcelArrive, merchantParcelStep, type StaffOrderDetail } from "@carmine/api/contract";
import {
  Button,
  ConfirmDialog,
  DateTimePicker,
  Dialog,
  Message,
  TextField,
  Timeline,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import { useState, type FormEvent } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { useTimes } from "../../../features/times/use-times.ts";

type Parcel = StaffOrderDetail["parcels"][number];

/** Steps of a package, newest first. While it is on its way, the shop can add one or mark it as arrived. */
export const Tracking = ({ parcel }: { parcel: Parcel }) => {
  const intl = useIntl();
  const times = useTimes();
  const errorText = useErrorText();
  const { role, can } = useWorkspace();
  const arrive = useWrite(merchantParcelArrive);
  const [dialog, setDialog] = useState<"step" | "arrive">();
  const close = (): void => setDialog(undefined);
  const canTrack = role === "merchant" && can("orders.ship") && parcel.deliveredAt === null;
  if (parcel.steps.length === 0 && !canTrack) return null;
  return (
    <div className={`${detail.sectionLine} ${detail.stack}`}>
      {parcel.steps.length > 0 && (
        <Timeline
          label={intl.formatMessage({
            defaultMessage: "Tracking steps",
            description: "Console order: name of the list",
          })}
          entries={parcel.steps.toReversed().map(({ at, text, place, isByHand }) => ({
            id: `${at} ${text}`,
            title: [place, text].filter(Boolean).join(": "),
            time: { text: times.moment(at), iso: at },
            ...(isByHand && {
              by: intl.formatMessage({ defaultMessage: "Shop", description: "Console order history: who" }),
            }),
          }))}
        />
      )}
      {canTrack && (
        <div className={detail.actions}>
          <Button size="sm" startIcon={Plus} onClick={() => setDialog("step")}>
            <FormattedMessage defaultMessage="Add tracking step" description="Console order: button" />
          </Button>
          <Button size="sm" startIcon={Check} onClick={() => setDialog("arrive")}>
            <FormattedMessage defaultMessage="Mark as arrived" description="Console order: button" />
          </Button>
        </div>
      )}
      {dialog === "step" && <StepDialog parcel={parcel} onClose={close} />}
      <ConfirmDialog
        open={dialog === "arrive"}
        onOpenChange={close}
        title={
          <FormattedMessage
            defaultMessage="Mark this package as arrived?"
            description="Console order: question"
          />
        }
        confirmLabel={intl.formatMessage({
          defaultMessage: "Mark as arrived",
          description: "Console order: button",
        })}
        loading={arrive.isPending}
        onConfirm={() => arrive.mutate({ body: { parcelId: parcel.id } }, { onSuccess: close })}
      >
        {arrive.error ? (
          errorText(arrive.error)
        ) : (
          <FormattedMessage
            defaultMessage="Tracking ends. When the last package of the order arrives, we email the customer."
            description="Console order: consequence of marking a package as arrived"
          />
        )}
      </ConfirmDialog>
    </div>
  );
};

const StepDialog = ({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { zone } = useWorkspace();
  const add = useWrite(merchantParcelStep);
  const [text, setText] = useState("");
  const [place, setPlace] = useState("");
  const [at, setAt] = useState("");
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === "" || add.isPending) return;
    add.mutate({ body: { parcelId: parcel.id, text, place, ...(at && { at }) } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Add tracking step" description="Console order: button" />}
      description={
        <FormattedMessage
          defaultMessage="The customer sees it on the tracking page."
          description="Console order: explanation of a tracking step"
        />
      }
      footer={
        <Button
          type="submit"
          form="tracking-step"
          variant="solid"
          disabled={text.trim() === ""}
          loading={add.isPending}
        >
          <FormattedMessage defaultMessage="Add" description="Console order: button for a note" />
        </Button>
      }
    >
      <form id="tracking-step" className={detail.stack} onSubmit={send}>
        <TextField
          label={intl.formatMessage({ defaultMessage: "What happened", description: "Console order: field" })}
          maxLength={120}
          value={text}
          onValueChange={setText}
        />
        <TextField
          label={intl.formatMessage({
            defaultMessage: "Place (optional)",
            description: "Console order: field of a tracking step",
          })}
          maxLength={80}
          value={place}
          onValueChange={setPlace}
        />
        <DateTimePicker
          label={intl.formatMessage({
            defaultMessage: "Time (empty for now)",
            description: "Console order: field of a tracking step",
          })}
          timeZone={zone}
          min={parcel.createAt}
          value={at}
          onValueChange={setAt}
        />
        {add.error && (
          <Message tone="critical" role="alert">
            {errorText(add.error)}
          </Message>
        )}
      </form>
    </Dialog>
  );
};
