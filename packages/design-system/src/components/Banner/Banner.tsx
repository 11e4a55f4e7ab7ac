"use client";
import { clsx } from "clsx";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { Cross } from "../../lib/shapes.tsx";
import { IconButton } from "../IconButton/index.ts";
import { Message, type MessageProps } from "../Message/index.ts";
import * as styles from "./Banner.css.ts";

export interface BannerProps extends Omit<MessageProps, "role" | "aria-label"> {
  /** Name of the region: “Notice of the shop”. */
  label: string;
  /** Whether it is shown. Makes the banner controlled. */
  open?: boolean;
  /** Whether it is shown at first, where the banner keeps that itself. @default true */
  defaultOpen?: boolean;
  /** Called with `false` when the cross is pressed. */
  onOpenChange?: (open: boolean) => void;
  /** Name of the cross. Without one the banner stays as long as its reason does. */
  dismissLabel?: string;
}

/** A message to everybody on every page, above the header: maintenance, late parcels, a recall. */
export function Banner({
  label,
  open,
  defaultOpen = true,
  onOpenChange,
  dismissLabel,
  action,
  className,
  ...rest
}: BannerProps) {
  const [shown, setShown] = useControllableState(open, defaultOpen, onOpenChange);
  if (!shown) return null;
  return (
    <Message
      role="region"
      aria-label={label}
      action={
        (action ?? dismissLabel) && (
          <>
            {action}
            {dismissLabel && (
              <IconButton
                icon={Cross}
                label={dismissLabel}
                variant="ghost"
                size="sm"
                onClick={() => setShown(false)}
              />
            )}
          </>
        )
      }
      className={clsx(styles.root, className)}
      {...rest}
      data-component="Banner"
    />
  );
}
