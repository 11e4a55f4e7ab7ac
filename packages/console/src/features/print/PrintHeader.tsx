import { Button, PageHeader } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { useWorkspace } from "../../app/workspace.ts";
import { useBackToList } from "../list/use-back-to-list.ts";
import * as styles from "./print.css.ts";

interface PrintHeaderProps {
  title: string;
  /** Options before the button. */
  children?: ReactNode;
}

/** Header of a page for the printer, which isn't printed. Esc goes back to the orders. */
export const PrintHeader = ({ title, children }: PrintHeaderProps) => {
  const intl = useIntl();
  const { home } = useWorkspace();
  const orders = `${home}/orders`;
  useBackToList(orders);
  return (
    <PageHeader
      className={styles.screenOnly}
      title={title}
      crumbs={[
        {
          label: intl.formatMessage({ defaultMessage: "Orders", description: "Console: page" }),
          href: orders,
        },
        { label: title },
      ]}
      actions={
        <>
          {children}
          <Button variant="solid" size="sm" startIcon={Printer} onClick={() => print()}>
            <FormattedMessage defaultMessage="Print" description="Console packing slips: button" />
          </Button>
        </>
      }
    />
  );
};
