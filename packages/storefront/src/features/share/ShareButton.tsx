import { Button, type ButtonProps } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import Share2 from "lucide-react/icons/share-2";
import { Suspense, useState, type ReactElement } from "react";
import { lazy } from "../../hydration/lazy.tsx";

const SharePanel = lazy(() => import("./SharePanel.tsx"), { suspendsParent: true });

/** Opens the device's share sheet. @returns false if there is none; a canceled sheet counts as opened */
const askDevice = async (data: ShareData): Promise<boolean> => {
  // Unavailable in some browsers and without HTTPS.
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
};

export interface ShareButtonProps extends Pick<ButtonProps, "variant"> {
  /** Title for the share sheet. */
  readonly title: string;
  /** The absolute URL to share. */
  readonly urlOf: () => string | Promise<string>;
}

/** Shares a URL by the device's share sheet, otherwise by a panel to copy it. */
export const ShareButton = ({ title, urlOf, ...rest }: ShareButtonProps): ReactElement => {
  const [url, setUrl] = useState<string>();
  const [open, setOpen] = useState(false);
  const share = async (): Promise<void> => {
    const href = await urlOf();
    if (await askDevice({ title, url: href })) return;
    setUrl(href);
    setOpen(true);
  };
  const button = (
    <Button
      size="sm"
      startIcon={Share2}
      {...rest}
      onClick={(event) => {
        if (open) return;
        // Prevents the trigger from opening the panel before the share sheet was tried.
        event.preventDefault();
        void share();
      }}
    >
      <FormattedMessage defaultMessage="Share" description="Button that shares a product or list" />
    </Button>
  );
  if (url === undefined) return button;
  return (
    <Suspense fallback={button}>
      <SharePanel trigger={button} open={open} onOpenChange={setOpen} url={url} />
    </Suspense>
  );
};
