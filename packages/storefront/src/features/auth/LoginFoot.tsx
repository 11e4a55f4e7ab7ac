import { Button, Link } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import * as paths from "../../app/paths.ts";
import { useMarketplaceTexts } from "../../app/marketplace-texts.ts";
import type { LoginView } from "../../app/stores.ts";
import { useLoginPanel } from "../../app/AppContext.tsx";
import { isTransitionAllowed } from "./login-views.ts";
import * as styles from "./LoginPanel.css.ts";
import { usePanel } from "./panel-context.ts";

const buttonTo =
  (press: () => void) =>
  (chunks: ReactNode): ReactElement => (
    <Button variant="link" onClick={press}>
      {chunks}
    </Button>
  );

/** Links to the other views, at the bottom of the panel. */
export const LoginFoot = ({ view }: { view: LoginView }): ReactElement => {
  const { conditions, go } = usePanel();
  const { name } = useMarketplaceTexts();
  const close = useLoginPanel((state) => state.close);
  const toRegister = isTransitionAllowed(view, "register", conditions);
  return (
    <div className={styles.foot}>
      {isTransitionAllowed(view, "guest", conditions) && (
        <Button size="lg" fullWidth onClick={() => go("guest")}>
          <FormattedMessage
            defaultMessage="Continue as guest"
            description="Button of the guest form, and other places"
          />
        </Button>
      )}
      {toRegister ? (
        <span>
          <FormattedMessage
            defaultMessage="New to {shop}? <link>Create account</link>"
            description="Footer of the sign-in panel; the link goes to registration"
            values={{
              shop: name,
              link: buttonTo(() => go("register")),
            }}
          />
        </span>
      ) : (
        <span>
          <FormattedMessage
            defaultMessage="Have an account? <link>Sign in</link>"
            description="Footer of the sign-in panel's other views; the link returns to sign-in"
            values={{
              link: buttonTo(() => go("email")),
            }}
          />
        </span>
      )}
      <Link href={paths.orderLookUp} className={styles.lookUp} onClick={close}>
        <FormattedMessage
          defaultMessage="Ordered as a guest? Find your order"
          description="Footer of the sign-in panel: link to the order lookup"
        />
      </Link>
    </div>
  );
};
