import { mutations, type SavedProduct } from "@carmine/api/hooks";
import { Button, ButtonLink, Icon } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { Bell, Check } from "lucide-react";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { productHref } from "../../../features/links.ts";
import { usePerson } from "../../../features/session/use-person.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  notify: {
    defaultMessage: "Notify me",
    description: "Button of a deal of which everything is claimed, and other places",
  },
  undo: { defaultMessage: "Undo", description: "Link in a toast: puts items back, and other places" },
});

const spoken: Readonly<Record<"named", MessageDescriptor>> = defineMessages({
  named: {
    defaultMessage: "{action}: {name}",
    description: "A product’s button in a list, and other places",
  },
});

/**
 * Subscribes to a back-in-stock email for a product, or unsubscribes. Options and an unknown email address need a
 * dialog.
 */
export const NotifyMe = ({
  product,
  onChoose,
}: {
  product: SavedProduct;
  /** Selects the options of a product. */
  onChoose: () => void;
}): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const person = usePerson();
  const watch = useMutation(mutations.watchRestock(api));
  const cancel = useMutation(mutations.cancelRestock(api));
  const { skuId, name } = product;
  // Until the list is refetched.
  const [changed, setChanged] = useState<{ token: string | null }>();
  const token = changed ? changed.token : product.restockToken;
  const isNoted = token !== null;
  const wasNoted = useRef(isNoted);
  const root = useRef<HTMLDivElement>(null);
  // The pressed button was removed.
  useEffect(() => {
    if (changed) root.current?.querySelector("button")?.focus();
  }, [changed]);
  // The dialog returned focus to the button, which was removed too.
  useEffect(() => {
    if (isNoted && !wasNoted.current && document.activeElement === document.body)
      root.current?.querySelector("button")?.focus();
    wasNoted.current = isNoted;
  }, [isNoted]);
  const named = (action: string): string => intl.formatMessage(spoken.named, { action, name });
  const notify = intl.formatMessage(texts.notify);
  if (isNoted)
    return (
      <div ref={root} className={styles.noted}>
        <span role="status" className={styles.notedWords}>
          <Icon shape={Check} size="xs" />
          <FormattedMessage
            defaultMessage="We’ll email you"
            description="Wishlist: in the place of the button, after asking to hear when a product is back"
          />
        </span>
        <Button
          variant="ghost"
          size="sm"
          aria-label={named(intl.formatMessage(texts.undo))}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ body: { token } }, { onSuccess: () => setChanged({ token: null }) })}
        >
          {intl.formatMessage(texts.undo)}
        </Button>
      </div>
    );
  if (person && !person.email)
    return (
      <ButtonLink
        size="sm"
        fullWidth
        startIcon={Bell}
        href={productHref(product.productId)}
        aria-label={named(notify)}
      >
        {notify}
      </ButtonLink>
    );
  return (
    <div ref={root} className={styles.notify}>
      <Button
        size="sm"
        fullWidth
        startIcon={Bell}
        aria-label={named(notify)}
        loading={watch.isPending}
        onClick={() =>
          skuId === null
            ? onChoose()
            : watch.mutate({ skuId }, { onSuccess: (noted) => setChanged({ token: noted.token }) })
        }
      >
        {notify}
      </Button>
    </div>
  );
};
