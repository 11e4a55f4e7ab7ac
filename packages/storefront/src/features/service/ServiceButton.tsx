import type { Service } from "@carmine/api/hooks";
import { Button, Popover, type ButtonProps } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { MessageCircle } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { ServiceWays } from "./ServiceWays.tsx";
import * as styles from "./ServiceButton.css.ts";

export interface ServicePopoverProps extends Pick<ButtonProps, "size" | "fullWidth"> {
  /** Whom one reaches. */
  readonly name: string;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A button with a panel under it for the ways to reach a shop. */
export const ServicePopover = ({
  name,
  onOpenChange,
  children,
  ...look
}: ServicePopoverProps): ReactElement => {
  const intl = useIntl();
  return (
    <Popover
      align="end"
      className={styles.panel}
      {...(onOpenChange && { onOpenChange })}
      label={intl.formatMessage(
        { defaultMessage: "Contact {name}", description: "Name of the panel with the ways to reach a shop" },
        { name },
      )}
      trigger={
        <Button {...look} startIcon={MessageCircle}>
          <FormattedMessage defaultMessage="Contact" description="Button of a shop: ways to reach it" />
        </Button>
      }
    >
      {children}
    </Popover>
  );
};

export interface ServiceButtonProps extends Omit<ServicePopoverProps, "children" | "onOpenChange"> {
  readonly service: Service;
}

/** The known ways to reach a shop. */
export const ServiceButton = ({ service, ...rest }: ServiceButtonProps): ReactElement => (
  <ServicePopover {...rest}>
    <ServiceWays service={service} />
  </ServicePopover>
);
