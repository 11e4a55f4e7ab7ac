import { queries } from "@carmine/api/hooks";
import { Icon } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { useMarketplaceTexts } from "../../app/marketplace-texts.ts";
import * as styles from "./LoginPicture.css.ts";

/** The left side of the panel: benefits of an account over the operator's picture. */
export const LoginPicture = (): ReactElement => {
  const { api } = useApp();
  const shop = useMarketplaceTexts();
  const picture = useQuery(queries.loginPicture(api)).data?.loginLeftImage;
  return (
    <div className={styles.root}>
      {picture && <img className={styles.picture} src={picture} alt="" width={800} height={800} />}
      <p className={styles.name}>{shop.title}</p>
      {shop.claim && <p className={styles.claim}>{shop.claim}</p>}
      <ul className={styles.reasons}>
        <li className={styles.reason}>
          <Icon shape={Check} />
          <FormattedMessage
            defaultMessage="Track every order in one place"
            description="Reason to have an account, on the sign-in panel's picture"
          />
        </li>
        <li className={styles.reason}>
          <Icon shape={Check} />
          <FormattedMessage
            defaultMessage="One cart for every shop"
            description="Reason to have an account, on the sign-in panel's picture"
          />
        </li>
        <li className={styles.reason}>
          <Icon shape={Check} />
          <FormattedMessage
            defaultMessage="Your addresses, ready at checkout"
            description="Reason to have an account, on the sign-in panel's picture"
          />
        </li>
      </ul>
    </div>
  );
};
