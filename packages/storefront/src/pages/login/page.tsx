import { useIntl } from "@carmine/i18n/react";
import { useEffect, useState, type ReactElement } from "react";
import { useSearchParams } from "../../app/location.ts";
import { PageHead } from "../../app/PageHead.tsx";
import type { LoginView } from "../../app/stores.ts";
import { viewFromQuery } from "../../features/auth/login-views.ts";
import { LoginPanel } from "../../features/auth/LoginPanel.tsx";
import { returnsToCheckout, rememberReferrer } from "../../features/auth/return-path.ts";
import * as styles from "./page.css.ts";

/** The same seven views as the dialog, on a separate page. */
export default function LoginPage(): ReactElement {
  const intl = useIntl();
  const params = useSearchParams();
  const [view, setView] = useState<LoginView>(() => viewFromQuery(params.get("view")));
  const [guestOffered, setGuestOffered] = useState(false);
  useEffect(() => {
    rememberReferrer();
    setGuestOffered(returnsToCheckout());
  }, []);
  return (
    <div className={styles.page}>
      <PageHead
        title={intl.formatMessage({
          defaultMessage: "Sign in",
          description: "Link at the top, and other places",
        })}
        description={intl.formatMessage({
          defaultMessage:
            "Sign in or create an account to follow your orders, save products and collect points.",
          description: "Description of the sign-in page, for search engines and shared links",
        })}
        noIndex
      />
      <div className={styles.card}>
        <LoginPanel
          view={view}
          onView={setView}
          guestOffered={guestOffered}
          level={1}
          {...(params.get("for") === "coupons" && { purpose: "coupons" })}
        />
      </div>
    </div>
  );
}
