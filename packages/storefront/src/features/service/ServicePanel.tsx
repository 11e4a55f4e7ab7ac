import { Popover, type PopoverProps } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./ServicePanel.css.ts";

export interface ServicePanelProps extends Required<Pick<PopoverProps, "trigger" | "open" | "onOpenChange">> {
  /** Name of the shop or marketplace. */
  readonly name: string;
  readonly children: ReactNode;
}

/** The panel with a shop's contact channels; loaded on first use. */
export default function ServicePanel({ name, ...rest }: ServicePanelProps): ReactElement {
  const intl = useIntl();
  return (
    <Popover
      align="end"
      className={styles.panel}
      label={intl.formatMessage(
        { defaultMessage: "Contact {name}", description: "Name of the panel with the ways to reach a shop" },
        { name },
      )}
      {...rest}
    />
  );
}
