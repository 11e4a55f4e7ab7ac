import { ButtonLink, Card, Heading, Icon, Text, type IconShape } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { ReceiptText, RotateCcw, Truck } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { myOrdersHref } from "../../../features/links.ts";
import * as styles from "./page.css.ts";

const Use = ({ icon, children }: { icon: IconShape; children: ReactNode }): ReactElement => (
  <li className={styles.use}>
    <Icon shape={icon} />
    <Text size={14}>{children}</Text>
  </li>
);

/** Explains the link in order mails, and the lookup form as an alternative to it. */
export const LookUpAside = (): ReactElement => (
  <div className={styles.aside}>
    <Card element="section" aria-labelledby="link-uses" className={styles.part}>
      <Heading level={2} size={16} id="link-uses">
        <FormattedMessage
          defaultMessage="What you can do with the link"
          description="Order lookup: title next to the form"
        />
      </Heading>
      <ul className={styles.uses}>
        <Use icon={Truck}>
          <FormattedMessage
            defaultMessage="Follow each package to your door"
            description="Order lookup: what the link is for"
          />
        </Use>
        <Use icon={ReceiptText}>
          <FormattedMessage
            defaultMessage="See the items, the total and the delivery address"
            description="Order lookup: what the link is for"
          />
        </Use>
        <Use icon={RotateCcw}>
          <FormattedMessage
            defaultMessage="Pay, cancel or return the order"
            description="Order lookup: what the link is for"
          />
        </Use>
      </ul>
    </Card>
    <Card element="section" aria-labelledby="link-account" className={styles.part}>
      <Heading level={2} size={16} id="link-account">
        <FormattedMessage
          defaultMessage="Ordered with an account?"
          description="Order lookup: title next to the form"
        />
      </Heading>
      <Text size={14} tone="muted">
        <FormattedMessage
          defaultMessage="Your orders are in your account. You don’t need a link."
          description="Order lookup: for shoppers with an account"
        />
      </Text>
      <div>
        <ButtonLink href={myOrdersHref} size="sm">
          <FormattedMessage defaultMessage="My orders" description="Link at the top, and other places" />
        </ButtonLink>
      </div>
    </Card>
  </div>
);
