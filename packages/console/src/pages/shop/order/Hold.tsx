import { merchantOrderHold, merchantOrderRelease, type StaffOrderDetail } from "@carmine/api/contract";
import { Button, Message } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";
import { useTimes } from "../../../features/times/use-times.ts";

/** Why an order is on hold, with the button that releases it. */
export const HeldNotice = ({ order }: { order: StaffOrderDetail }) => {
  const times = useTimes();
  const errorText = useErrorText();
  const { role, can } = useWorkspace();
  const release = useWrite(merchantOrderRelease);
  return (
    <Message
      tone="caution"
      className={detail.notice}
      title={
        <FormattedMessage
          defaultMessage="On hold since {time}"
          description="Console order: notice of an order that can't be shipped"
          values={{ time: times.moment(order.heldAt ?? "") }}
        />
      }
      action={
        role === "merchant" &&
        can("orders.ship") && (
          <Button
            size="sm"
            loading={release.isPending}
            onClick={() => release.mutate({ params: { orderNo: order.orderNo }, body: {} })}
          >
            <FormattedMessage defaultMessage="Release" description="Console order: button" />
          </Button>
        )
      }
    >
      {release.error ? errorText(release.error) : order.heldReason}
    </Message>
  );
};

interface HoldDialogProps {
  orderNo: string;
  onClose: () => void;
}

/** Holds an order back, with a reason for the team. */
export const HoldDialog = ({ orderNo, onClose }: HoldDialogProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const hold = useWrite(merchantOrderHold);
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Hold this order?" description="Console order: question" />}
      description={
        hold.error ? (
          errorText(hold.error)
        ) : (
          <FormattedMessage
            defaultMessage="It can’t be shipped until you release it. The customer isn’t notified."
            description="Console order: consequence of holding it"
          />
        )
      }
      label={intl.formatMessage({
        defaultMessage: "Reason (visible to your team)",
        description: "Console order: field",
      })}
      maxLength={255}
      tone="act"
      confirmLabel={<FormattedMessage defaultMessage="Hold" description="Console order: button" />}
      loading={hold.isPending}
      onConfirm={(reason) => hold.mutate({ params: { orderNo }, body: { reason } }, { onSuccess: onClose })}
    />
  );
};
