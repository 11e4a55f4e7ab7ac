import type { Shop } from "@carmine/api/hooks";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useShowToast } from "../../../app/AppContext.tsx";
import { useMoveFocusOnRemoval } from "../../../features/account/use-move-focus-on-removal.ts";
import { useMark } from "../../../features/collections/use-mark.ts";
import { ShopTile } from "../../../features/shops/ShopTile.tsx";
import * as styles from "./page.css.ts";

const texts: Readonly<Record<"unfollowed" | "undo", MessageDescriptor>> = defineMessages({
  unfollowed: {
    defaultMessage: "You no longer follow {shop}",
    description: "Followed shops: toast, with a way to undo",
  },
  undo: { defaultMessage: "Undo", description: "Link in a toast: puts items back, and other places" },
});

/** Milliseconds for which the removal can be undone. */
const duration = 8000;

/** A followed shop with a button that unfollows it; that can be undone for a while. */
export const FollowedTile = ({ shop }: { shop: Shop }): ReactElement => {
  const intl = useIntl();
  const toast = useShowToast();
  const { set } = useMark("shops", shop.id);
  const item = useMoveFocusOnRemoval<HTMLLIElement>("button");
  const offerUndo = (): void => {
    toast({
      tone: "info",
      duration,
      message: intl.formatMessage(texts.unfollowed, { shop: shop.name }),
      action: { label: intl.formatMessage(texts.undo), onAction: () => set(true) },
    });
  };
  return (
    <li ref={item} className={styles.shop}>
      <ShopTile
        shop={shop}
        onFollowed={(isFollowed) => {
          if (!isFollowed) offerUndo();
        }}
      />
    </li>
  );
};
