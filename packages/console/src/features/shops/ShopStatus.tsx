import { StatusChip } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import BadgeCheck from "lucide-react/icons/badge-check";
import * as styles from "./shops.css.ts";

interface ShopStatusProps {
  shop: { readonly isOpen: boolean; readonly isVerified: boolean };
}

/** Whether a shop is open, and its badge. */
export const ShopStatus = ({ shop: { isOpen, isVerified } }: ShopStatusProps) => (
  <span className={styles.chips}>
    <StatusChip tone={isOpen ? "success" : "neutral"}>
      {isOpen ? (
        <FormattedMessage defaultMessage="Open" description="Console shops: status" />
      ) : (
        <FormattedMessage defaultMessage="Closed" description="Console shops: status" />
      )}
    </StatusChip>
    {isVerified && (
      <StatusChip tone="info" icon={BadgeCheck}>
        <FormattedMessage defaultMessage="Verified" description="Console shops: status" />
      </StatusChip>
    )}
  </span>
);
