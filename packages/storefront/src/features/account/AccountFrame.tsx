import { Breadcrumb, Columns, Container, Icon, LinkBase, Message } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import { paths } from "../links.ts";
import { useAccountMenu, type AccountMenuEntry } from "./account-menu.ts";
import * as styles from "./AccountFrame.css.ts";

/** The server's pictures have a color of their own: used as a mask they take that of the entry. */
const EntryIcon = ({ icon }: Pick<AccountMenuEntry, "icon">): ReactElement =>
  typeof icon === "object" || typeof icon === "function" ? (
    <Icon shape={icon} size="md" />
  ) : (
    <span
      className={styles.picture}
      style={icon === undefined ? undefined : { maskImage: `url(${JSON.stringify(icon)})` }}
      aria-hidden="true"
    />
  );

/** Frame of the account's pages: way back, menu, page. */
export const AccountFrame = ({ title, children }: { title: string; children: ReactNode }): ReactElement => {
  const intl = useIntl();
  const groups = useAccountMenu();
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
                    <li key={entry.id}>
                      <LinkBase
                        href={entry.href}
                        className={styles.entry}
                        aria-current={entry.isCurrent ? "page" : undefined}
                      >
                        <EntryIcon icon={entry.icon} />
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
