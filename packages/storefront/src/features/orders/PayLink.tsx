import { ButtonLink } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { MouseEvent, ReactElement } from "react";
import { isPlainClick } from "../../router/is-plain-click.ts";
import { paymentHref } from "./order-paths.ts";
import type { OrderActions } from "./use-order-actions.tsx";

/**
 * Asks for confirmation before the payment page opens; without scripts or in a new tab, the link opens it directly.
 */
export const PayLink = ({
  masterOrderNo,
  size,
  actions,
}: {
  masterOrderNo: string;
  size: "sm" | "md";
  actions: OrderActions;
}): ReactElement => {
  const ask = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    actions.ask("pay", masterOrderNo);
  };
  return (
    <ButtonLink href={paymentHref(masterOrderNo)} variant="solid" size={size} onClick={ask}>
      <FormattedMessage defaultMessage="Pay now" description="Button of an unpaid order" />
    </ButtonLink>
  );
};
