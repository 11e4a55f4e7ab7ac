import { Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { linkInNewTab } from "../../../features/agreements/link-in-new-tab.tsx";

/** The texts that apply to an order, next to the button that makes it. */
export const TermsNotice = (): ReactElement => (
  <Text tone="muted" size={12}>
    <FormattedMessage
      defaultMessage="By placing your order, you agree to the <terms>User Agreement</terms>. See also our <privacy>Privacy Policy</privacy>."
      description="Checkout: below the button that makes the order; both are links"
      values={{ terms: linkInNewTab(paths.agreement), privacy: linkInNewTab(paths.privacy) }}
    />
  </Text>
);
