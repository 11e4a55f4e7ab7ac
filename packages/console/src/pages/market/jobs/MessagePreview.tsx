import type { ApiError } from "@carmine/api/client";
import type { DataOf, OperatorMessage, operatorMessageOpen } from "@carmine/api/contract";
import { Button, DescriptionList, Drawer, Message, Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { ListError } from "../../../features/list/ListError.tsx";
import * as styles from "./page.css.ts";

interface MessagePreviewProps {
  message: OperatorMessage;
  /** Undefined while it loads. */
  content: DataOf<typeof operatorMessageOpen> | undefined;
  error: ApiError | null;
  onRetry: () => void;
  isSending: boolean;
  onResend: () => void;
  onClose: () => void;
}

/** The text of an undelivered message. Reading it is recorded in the audit log. */
export const MessagePreview = ({
  message,
  content: data,
  error,
  onRetry,
  isSending,
  onResend,
  onClose,
}: MessagePreviewProps) => {
  const intl = useIntl();
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={
        message.subject ||
        intl.formatMessage({ defaultMessage: "Text message", description: "Console messages: kind" })
      }
      footer={
        <Button variant="solid" loading={isSending} onClick={onResend}>
          <FormattedMessage defaultMessage="Resend" description="Console messages: action" />
        </Button>
      }
    >
      <DescriptionList
        items={[
          {
            term: intl.formatMessage({ defaultMessage: "To", description: "Console messages: recipient" }),
            value: message.to,
          },
          ...(message.error === null
            ? []
            : [
                {
                  term: intl.formatMessage({
                    defaultMessage: "Reason",
                    description: "Console: field",
                  }),
                  value: message.error,
                },
              ]),
          ...(data?.attachment
            ? [
                {
                  term: intl.formatMessage({
                    defaultMessage: "Attachment",
                    description: "Console messages: attached file",
                  }),
                  value: data.attachment,
                },
              ]
            : []),
        ]}
      />
      {error && <ListError error={error} retrying={false} onRetry={onRetry} />}
      {!data && !error && <Skeleton style={{ blockSize: 240 }} />}
      {data?.text === null && (
        <Message tone="info">
          <FormattedMessage
            defaultMessage="This message has a code or link that only its recipient may see."
            description="Console messages: instead of the text"
          />
        </Message>
      )}
      {data?.text != null && <div className={styles.mail}>{data.text}</div>}
    </Drawer>
  );
};
