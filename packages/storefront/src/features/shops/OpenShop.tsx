import { ButtonLink, Card, Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { Store } from "lucide-react";
import type { ReactElement } from "react";
import { sellHref } from "../links.ts";
import * as styles from "./OpenShop.css.ts";

/** Link to open a shop, below the list of shops. */
export const OpenShop = (): ReactElement => (
  <Card padding="md">
    <div className={styles.row}>
      <span className={styles.icon}>
        <Store size={24} aria-hidden />
      </span>
      <div className={styles.words}>
        <Text size={18} strong>
          <FormattedMessage defaultMessage="Open your own shop" description="Below the list of shops" />
        </Text>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="Apply in four steps. We answer within 15 business days."
            description="Empty list of applications"
          />
        </Text>
      </div>
      <ButtonLink href={sellHref}>
        <FormattedMessage defaultMessage="Open a shop" description="Button to the application" />
      </ButtonLink>
    </div>
  </Card>
);
