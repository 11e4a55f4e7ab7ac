import type { Service } from "@carmine/api/hooks";
import { Button, type ButtonProps } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { MessageCircle } from "lucide-react";
import { Suspense, useState, type ReactElement, type ReactNode } from "react";
import { lazy } from "../../hydration/lazy.tsx";
import { ServiceWays } from "./ServiceWays.tsx";

const ServicePanel = lazy(() => import("./ServicePanel.tsx"), { suspendsParent: true });

export interface ServicePopoverProps extends Pick<ButtonProps, "size" | "fullWidth"> {
  /** Name of the shop or marketplace. */
  readonly name: string;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A button with a panel of the contact channels of a shop. */
export const ServicePopover = ({
  name,
  onOpenChange,
  children,
  ...look
}: ServicePopoverProps): ReactElement => {
  // Undefined until it is first opened, which loads the panel's code.
  const [open, setOpen] = useState<boolean>();
  const change = (next: boolean): void => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const button = (
    <Button
      {...look}
      startIcon={MessageCircle}
      aria-haspopup="dialog"
      {...(open === undefined && { onClick: () => change(true) })}
    >
      <FormattedMessage defaultMessage="Contact" description="Button of a shop: ways to reach it" />
    </Button>
  );
  if (open === undefined) return button;
  return (
    <Suspense fallback={button}>
      <ServicePanel name={name} trigger={button} open={open} onOpenChange={change}>
        {children}
      </ServicePanel>
    </Suspense>
  );
};

export interface ServiceButtonProps extends Omit<ServicePopoverProps, "children" | "onOpenChange"> {
  readonly service: Service;
}

/** The contact channels of a shop, if already loaded. */
export const ServiceButton = ({ service, ...rest }: ServiceButtonProps): ReactElement => (
  <ServicePopover {...rest}>
    <ServiceWays service={service} />
  </ServicePopover>
);
