import { PageHeader } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactNode } from "react";
import { useWorkspace } from "../../app/workspace.ts";
import { useNow } from "../../app/use-now.ts";
import { useZoneName } from "../times/use-zone-name.ts";

/** Greeting, today's date in the time zone of the workspace, and actions. */
export const OverviewHeader = ({ actions }: { actions?: ReactNode }) => {
  const intl = useIntl();
  const { user, zone } = useWorkspace();
  const zoneName = useZoneName(zone);
  const today = intl.formatDate(useNow(), {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: zone,
  });
  return (
    <PageHeader
      title={
        <FormattedMessage
          defaultMessage="Hello, {name}"
          description="Console overview: title"
          values={{ name: user.name.split(" ")[0] }}
        />
      }
      meta={`${today} · ${zoneName}`}
      actions={actions}
    />
  );
};
