import { queries } from "@carmine/api/hooks";
import { Card, Heading, Skeleton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { AccountFrame } from "../../../features/account/AccountFrame.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { DataCard } from "./DataCard.tsx";
import { DevicesCard } from "./DevicesCard.tsx";
import * as styles from "./page.css.ts";
import { ProfileCard } from "./ProfileCard.tsx";
import { SocialCard } from "./SocialCard.tsx";
import { SecurityCard } from "./SecurityCard.tsx";

/** Profile, sign-in methods, sessions and personal data. */
export default function UserInfoPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const person = useQuery(queries.userInfo(api));
  const title = intl.formatMessage({ defaultMessage: "Profile", description: "Title of the page" });
  return (
    <AccountFrame title={title}>
      <PageHead title={title} noIndex />
      <div className={styles.stack}>
        <Card>
          <Heading level={1}>{title}</Heading>
          <QueryView
            scope="content"
            query={person}
            skeleton={<Skeleton height={160} />}
            failure={intl.formatMessage({
              defaultMessage: "We couldn’t load your profile",
              description: "Title of a failure",
            })}
          >
            {(known) => <ProfileCard person={known} />}
          </QueryView>
        </Card>
        {person.data && <SecurityCard person={person.data} />}
        {person.data && <SocialCard person={person.data} />}
        <DevicesCard />
        {person.data && <DataCard person={person.data} />}
      </div>
    </AccountFrame>
  );
}
