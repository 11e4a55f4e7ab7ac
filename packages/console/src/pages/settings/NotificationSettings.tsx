import { isApiError } from "@carmine/api/client";
import {
  consoleNotificationSetting,
  consoleNotificationSettings,
  workDeliveries,
  type WorkDelivery,
  type WorkSetting,
} from "@carmine/api/contract";
import { Card, FormSection, Select, useToast } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useRead, useWrite } from "../../app/endpoints.ts";
import { useErrorText } from "../../app/use-error-text.ts";
import * as styles from "./page.css.ts";

const kindTexts: Readonly<Record<WorkSetting, MessageDescriptor>> = defineMessages({
  workOrder: { defaultMessage: "New orders to ship", description: "Console settings: kind of notification" },
  workLate: {
    defaultMessage: "Orders that are late to ship",
    description: "Console settings: kind of notification",
  },
  workRefund: { defaultMessage: "Refund requests", description: "Console overview: count" },
  workQuestion: { defaultMessage: "Questions", description: "Console: page" },
  workStockLow: {
    defaultMessage: "Products that are almost sold out",
    description: "Console settings: kind of notification",
  },
  workDispute: {
    defaultMessage: "Disputes",
    description: "Console: page",
  },
  workPayout: { defaultMessage: "Payouts", description: "Console: page" },
  workApplication: {
    defaultMessage: "Shop applications",
    description: "Console settings: kind of notification",
  },
  workPaymentProblem: {
    defaultMessage: "Payment problems",
    description: "Console settings: kind of notification",
  },
  workMailFailed: {
    defaultMessage: "Undelivered messages",
    description: "Console settings: kind of notification",
  },
});

const deliveryTexts: Readonly<Record<WorkDelivery, MessageDescriptor>> = defineMessages({
  console: { defaultMessage: "In the console", description: "Console settings: delivery of notifications" },
  mail: {
    defaultMessage: "In the console and by email",
    description: "Console settings: delivery of notifications",
  },
  digest: {
    defaultMessage: "In the console and a daily email at 8:00",
    description: "Console settings: delivery of notifications",
  },
  off: { defaultMessage: "Off", description: "Console settings: delivery of notifications" },
});

/** Delivery channels of each kind of notification; each change is saved immediately. */
export const NotificationSettings = () => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { data } = useRead(consoleNotificationSettings, {});
  const save = useWrite(consoleNotificationSetting);
  const set = async (kind: WorkSetting, delivery: WorkDelivery): Promise<void> => {
    try {
      await save.mutateAsync({ body: { kind, delivery } });
      toast({
        message: intl.formatMessage({
          defaultMessage: "Saved",
          description: "Console entries: after a save",
        }),
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast({ tone: "critical", message: errorText(error) });
    }
  };
  if (!data || data.length === 0) return null;
  return (
    <Card padding="none" className={styles.card}>
      <FormSection
        title={
          <FormattedMessage defaultMessage="Notifications" description="Console: region of the messages" />
        }
        hint={
          <FormattedMessage
            defaultMessage="They apply to all your shops. The daily email comes at 8:00 in the time zone of the shop’s hours."
            description="Console settings: note about notifications"
          />
        }
      >
        <div className={styles.notifications}>
          {data.map(({ kind, delivery }) => (
            <Select
              key={kind}
              label={intl.formatMessage(kindTexts[kind])}
              value={delivery}
              options={workDeliveries.map((one) => ({
                value: one,
                label: intl.formatMessage(deliveryTexts[one]),
              }))}
              onValueChange={(next) => void set(kind, next as WorkDelivery)}
            />
          ))}
        </div>
      </FormSection>
    </Card>
  );
};
