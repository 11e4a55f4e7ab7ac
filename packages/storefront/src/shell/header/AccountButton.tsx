import { HeaderButton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import User from "lucide-react/icons/user-round";
import type { ReactElement } from "react";
import { serviceId } from "./service-id.ts";

/** Opens, in small windows, what the line over the header has in wide ones. */
export const AccountButton = (): ReactElement => {
  const intl = useIntl();
  return (
    <HeaderButton
      icon={User}
      target={serviceId}
      label={intl.formatMessage({
        defaultMessage: "Account and language",
        description:
          "Name of the button with a person, in small windows: opens sign in, orders, language and colors",
      })}
    />
  );
};
