import { Breadcrumb, Columns, Container, Message, SideNav } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import * as paths from "../../app/paths.ts";
import { useAccountMenu } from "./account-menu.ts";
import { usePerson } from "../session/use-person.ts";
import { DeletionNotice } from "./DeletionNotice.tsx";
import * as styles from "./AccountFrame.css.ts";

export interface AccountFrameProps {
  /** Undefined on the overview. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Frame of the account pages: breadcrumb, menu, page. */
export const AccountFrame = ({ title, children }: AccountFrameProps): ReactElement => {
  const intl = useIntl();
  const account = intl.formatMessage({
    defaultMessage: "Account",
    description: "Step of a breadcrumb, and other places",
  });
  const groups = useAccountMenu();
  const person = usePerson();
  return (
    <Container className={styles.page}>
      <Breadcrumb
        className={styles.crumbs}
        label={intl.formatMessage({
          defaultMessage: "Breadcrumb",
          description: "Name of the breadcrumb, and other places",
        })}
        items={[
          {
            label: intl.formatMessage({
              defaultMessage: "Home",
              description: "Tab of a shop, and other places",
            }),
            href: paths.home,
          },
          ...(title === undefined
            ? [{ label: account }]
            : [{ label: account, href: paths.account }, { label: title }]),
        ]}
      />
      <Columns
        sideWidth={224}
        side={
          <SideNav
            label={intl.formatMessage({
              defaultMessage: "Account",
              description: "Step of a breadcrumb, and other places",
            })}
            groups={groups}
          />
        }
      >
        {person?.deletedAt && <DeletionNotice time={person.deletedAt} />}
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
