import { HeaderButton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import User from "lucide-react/icons/user-round";
import type { ReactElement } from "react";
import { serviceId } from "./service-id.ts";

/** In small windows, opens the content of the utility bar. */
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
