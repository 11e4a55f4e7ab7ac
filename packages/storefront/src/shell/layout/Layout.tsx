import { DesignSystemProvider } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { type ReactElement } from "react";
import { Outlet } from "react-router-dom";
import { RouterLink } from "../link/RouterLink.tsx";
import * as styles from "./Layout.css.ts";

export const mainId = "content";

/** Frame of every page: skip link, header, page, footer, and what lies above them. */
export const Layout = (): ReactElement => (
  <DesignSystemProvider linkComponent={RouterLink}>
    <a className={styles.skip} href={`#${mainId}`}>
      <FormattedMessage
        defaultMessage="Skip to content"
        description="Link for keyboard users, first on every page"
      />
    </a>
    <main id={mainId} tabIndex={-1} className={styles.main}>
      <Outlet />
    </main>
  </DesignSystemProvider>
);
