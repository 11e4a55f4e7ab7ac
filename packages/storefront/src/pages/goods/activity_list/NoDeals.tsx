import { ButtonLink, Card, EmptyState } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import PackageOpen from "lucide-react/icons/package-open";
import type { ReactElement } from "react";
import * as paths from "../../../app/paths.ts";

/** Shown if there is no current activity. */
export const NoDeals = (): ReactElement => (
  <Card>
    <EmptyState
      icon={PackageOpen}
      title={
        <FormattedMessage
          defaultMessage="No deals right now"
          description="Deals page: no activity runs at the moment"
        />
      }
      actions={
        <ButtonLink variant="solid" href={paths.search}>
          <FormattedMessage
            defaultMessage="Browse products"
            description="Button to the search, and other places"
          />
        </ButtonLink>
      }
    >
      <FormattedMessage
        defaultMessage="New ones start soon. Until then, see what our shops have."
        description="Deals page: no activity runs at the moment"
      />
    </EmptyState>
  </Card>
);
