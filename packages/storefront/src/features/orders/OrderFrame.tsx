import { Breadcrumb, Container } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import * as paths from "../../app/paths.ts";
import { PageHead } from "../../app/PageHead.tsx";
import * as styles from "./OrderFrame.css.ts";

export interface OrderFrameProps {
  readonly title: string;
  /** Breadcrumb items between home and this page. */
  readonly trail: readonly { readonly label: string; readonly href: string }[];
  readonly children: ReactNode;
}

/** Frame of a page about one order or refund: document title, breadcrumb, content. */
export const OrderFrame = ({ title, trail, children }: OrderFrameProps): ReactElement => {
  const intl = useIntl();
  return (
    <Container className={styles.page}>
      <PageHead title={title} noIndex />
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
          ...trail,
          { label: title },
        ]}
      />
      <div className={styles.stack}>{children}</div>
    </Container>
  );
};
