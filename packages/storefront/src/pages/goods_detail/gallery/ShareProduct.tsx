import { Button } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import Share2 from "lucide-react/icons/share-2";
import { Suspense, useState, type ReactElement } from "react";
import { lazy } from "../../../app/lazy.tsx";

const SharePanel = lazy(() => import("./SharePanel.tsx"), { suspendsParent: true });

/** Whether the device's own sheet could be asked; one that is closed without a choice was asked, too. */
const askDevice = async (data: ShareData): Promise<boolean> => {
  // Browsers without it, and pages that aren't served by HTTPS, have no such function.
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
};

/** Gives the address on by the device's own sheet, else by a panel to copy it from. */
export const ShareProduct = ({ name }: { name: string }): ReactElement => {
  /** The address that is shared, with the chosen sku. */
  const [url, setUrl] = useState<string>();
  const [open, setOpen] = useState(false);
  const share = async (): Promise<void> => {
    const { href } = location;
    if (await askDevice({ title: name, url: href })) return;
    setUrl(href);
    setOpen(true);
  };
  const button = (
    <Button
      variant="ghost"
      size="sm"
      startIcon={Share2}
      onClick={(event) => {
        if (open) return;
        // The panel's own button would open it before the device was asked.
        event.preventDefault();
        void share();
      }}
    >
      <FormattedMessage
        defaultMessage="Share"
        description="Product page: button that gives the address of the product on"
      />
    </Button>
  );
  if (url === undefined) return button;
  return (
    <Suspense fallback={button}>
      <SharePanel trigger={button} open={open} onOpenChange={setOpen} url={url} />
    </Suspense>
  );
};
