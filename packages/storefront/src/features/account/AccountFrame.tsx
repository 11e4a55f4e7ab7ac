import {
  Breadcrumb,
  Columns,
  Container,
  Icon,
  LinkBase,
  Message,
  type IconShape,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { MapPin, Package } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ordersHref } from "../orders/order-paths.ts";
import { paths } from "../links.ts";
import * as styles from "./AccountFrame.css.ts";

const addressesHref = "/users/address_list";

interface Entry {
  readonly href: string;
  readonly icon: IconShape;
  readonly label: string;
}

/** Frame of the account's pages: way back, menu, page. */
export const AccountFrame = ({ title, children }: { title: string; children: ReactNode }): ReactElement => {
  const intl = useIntl();
  const { pathname } = useLocation();
  const groups: { name: string; entries: Entry[] }[] = [
    {
      name: intl.formatMessage({ defaultMessage: "Orders", description: "Group of the account menu" }),
      entries: [
        {
          href: ordersHref,
          icon: Package,
          label: intl.formatMessage({
            defaultMessage: "My orders",
            description: "Entry of the account menu",
          }),
        },
      ],
    },
    {
      name: intl.formatMessage({ defaultMessage: "Account", description: "Group of the account menu" }),
      entries: [
        {
          href: addressesHref,
          icon: MapPin,
          label: intl.formatMessage({
            defaultMessage: "Addresses",
            description: "Entry of the account menu",
          }),
        },
      ],
    },
  ];
  return (
    <Container className={styles.page}>
      <Breadcrumb
        className={styles.crumbs}
        label={intl.formatMessage({ defaultMessage: "Breadcrumb", description: "Name of the breadcrumb" })}
        items={[
          {
            label: intl.formatMessage({ defaultMessage: "Home", description: "First step of a breadcrumb" }),
            href: paths.home,
          },
          { label: intl.formatMessage({ defaultMessage: "Account", description: "Step of a breadcrumb" }) },
          { label: title },
        ]}
      />
      <Columns
        sideWidth={224}
        side={
          <nav
            className={styles.menu}
            aria-label={intl.formatMessage({
              defaultMessage: "Account",
              description: "Name of the account menu",
            })}
          >
            {groups.map((group) => (
              <div key={group.name} className={styles.group}>
                <p className={styles.groupName}>{group.name}</p>
                <ul className={styles.list}>
                  {group.entries.map((entry) => (
                    <li key={entry.href}>
                      <LinkBase
                        href={entry.href}
                        className={styles.entry}
                        aria-current={pathname === entry.href ? "page" : undefined}
                      >
                        <Icon shape={entry.icon} size="md" />
                        {entry.label}
                      </LinkBase>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        }
      >
        {children}
      </Columns>
      <noscript>
        <Message tone="caution">
          <FormattedMessage
            defaultMessage="Turn on JavaScript to make changes here."
            description="Account page without JavaScript"
          />
        </Message>
      </noscript>
    </Container>
  );
};
