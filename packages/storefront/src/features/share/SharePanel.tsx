import { Button, Popover, TextField, VisuallyHidden, type PopoverProps } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useRef, useState, type ReactElement } from "react";
import * as styles from "./share.css.ts";

const texts = defineMessages({
  panel: {
    defaultMessage: "Share this link",
    description: "Name of the panel with the URL of a product or list",
  },
  link: { defaultMessage: "Link", description: "Panel that shares a product or list: field with its URL" },
  copy: {
    defaultMessage: "Copy",
    description: "Panel that shares a product or list: button that copies the URL",
  },
  copied: {
    defaultMessage: "Copied",
    description: "Panel that shares a product or list: the button after it copied the URL",
  },
});

export interface SharePanelProps extends Required<Pick<PopoverProps, "trigger" | "open" | "onOpenChange">> {
  readonly url: string;
}

/** Panel to copy a URL, for devices without a share sheet. Loads lazily. */
export default function SharePanel({ url, ...panel }: SharePanelProps): ReactElement {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const done = copied === url;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(url);
    } catch {
      // Without clipboard permission the shopper copies the selected text.
      field.current?.select();
    }
  };
  return (
    <Popover {...panel} label={intl.formatMessage(texts.panel)}>
      <div className={styles.share}>
        <TextField ref={field} label={intl.formatMessage(texts.link)} value={url} readOnly dir="ltr" />
        <Button variant="soft" onClick={() => void copy()}>
          {intl.formatMessage(done ? texts.copied : texts.copy)}
        </Button>
      </div>
      <VisuallyHidden role="status">{done ? intl.formatMessage(texts.copied) : ""}</VisuallyHidden>
    </Popover>
  );
}
